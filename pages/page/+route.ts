import type { RouteSync } from 'vike/types';
import { hasPage } from '../siteData.server.ts';

/** Takes every path that has a page. The not-found page answers the others. */
const route: RouteSync = ({ urlPathname }) => hasPage(urlPathname);
export default route;
