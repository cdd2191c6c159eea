import { pathsOf } from '../siteData.server.ts';

export const onBeforePrerenderStart = () => pathsOf('blog');
