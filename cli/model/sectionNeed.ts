/** The data that a section of a page shows. */
export type SectionNeed =
  /** The text below the fields of the same file. */
  | 'body'
  | 'booking'
  /** The work that the home page shows. */
  | 'portfolio'
  | 'testimonials'
  /** The worked examples of prices. */
  | 'examples'
  /** The work that the page of a service shows. */
  | 'projects'
  | 'people'
  /** The people whom visitors may speak to in a first call. */
  | 'callers'
  | 'case-studies'
  | 'posts'
  | 'towns';
