import { allPaths } from '../siteData.server.ts';

export const onBeforePrerenderStart = allPaths;
