import type { RouteSync } from 'vike/types';
import { typeOf } from '../siteData.server.ts';

/** Legal pages lie at the top, so a pattern would take every path there. */
const route: RouteSync = ({ urlPathname }) => typeOf(urlPathname) === 'legal';
export default route;
