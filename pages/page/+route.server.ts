import type { RouteSync } from 'vike/types';
import { hasPage } from '../siteData.server.ts';

/** Returns whether a path has a page. Other paths get the not-found page. */
const route: RouteSync = ({ urlPathname }) => hasPage(urlPathname);
export default route;
