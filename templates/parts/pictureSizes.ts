/**
 * How wide a picture is shown, by where it stands: the `sizes` of HTML, from which browsers choose a file before they know the
 * layout. They follow the grids and gutters of `templates/styles/`.
 */
export const pictureSizes = {
  /** In a grid of three. */
  card: '(min-width: 1240px) 335px, (min-width: 720px) 45vw, 90vw',
  /** In a grid of two. */
  wideCard: '(min-width: 1240px) 540px, (min-width: 720px) 45vw, 90vw',
  /** Beside the heading of a page. */
  half: '(min-width: 1240px) 560px, (min-width: 900px) 45vw, 94vw',
  /** Over the whole width of the page. */
  feature: '(min-width: 1240px) 1152px, 94vw',
  /** Beside a name. */
  portrait: '80px',
} as const;

export type PicturePlace = keyof typeof pictureSizes;
