/** The file that records the version of the content. */
export const siteFile = 'content/site.yaml';
