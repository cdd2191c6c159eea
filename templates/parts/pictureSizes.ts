/**
 * How wide a picture is shown, by where it stands: the `sizes` of HTML, from which browsers choose a file before they know the
 * layout. They follow the grids and gutters of `templates/styles/`.
 */
export const pictureSizes = {
  /** In a grid of three. */
  card: '(min-width: 1264px) 380px, (min-width: 1100px) 30vw, (min-width: 720px) 46vw, 92vw',
  /** In a grid of two. */
  wideCard: '(min-width: 1264px) 584px, (min-width: 975px) 46vw, 92vw',
  /** Beside the heading of a page. */
  half: '(min-width: 1264px) 500px, (min-width: 940px) 39vw, (min-width: 667px) 600px, 90vw',
  /** Over the whole width of the page. */
  feature: '(min-width: 1264px) 1200px, 94vw',
  /** Beside a name. */
  portrait: '60px',
} as const;

export type PicturePlace = keyof typeof pictureSizes;
