import type { PageContextServer } from 'vike/types';

/** The list of posts and its further pages, and those of every tag. */
const LISTS = /^\/blog(?:\/tag\/[^/]+)?(?:\/page\/\d+)?$/;

export default ({ urlPathname }: PageContextServer) => LISTS.test(urlPathname);
