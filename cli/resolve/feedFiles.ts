/** The feeds of the blog, by their paths below the site. */
export const feedFiles = ['blog/feed.xml', 'blog/atom.xml', 'blog/feed.json'] as const;
