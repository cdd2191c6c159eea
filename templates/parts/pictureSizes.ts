/**
 * The width on phones with three device pixels to a CSS pixel: two thirds of the real width. The difference is not visible, and files are
 * half as large.
 */
const DENSE_PHONE = '(max-width: 666px) and (min-resolution: 2.5dppx) 59vw, ';

/**
 * The width of a picture for each place in the layout, as a `sizes` attribute of HTML. Browsers use it to choose a file before they know
 * the layout. The widths match the grids and gutters of `templates/styles/`.
 */
export const pictureSizes = {
  /** In a grid of three. */
  card: `${DENSE_PHONE}(min-width: 1264px) 380px, (min-width: 1000px) 30vw, (min-width: 720px) 46vw, 92vw`,
  /** Over two columns of a grid of three. */
  lead: `${DENSE_PHONE}(min-width: 1264px) 790px, (min-width: 1000px) 62vw, (min-width: 720px) 46vw, 92vw`,
  /** In a panel over the whole width, beside its words. */
  panel: `${DENSE_PHONE}(min-width: 1264px) 650px, (min-width: 1000px) 51vw, (min-width: 720px) 46vw, 92vw`,
  /** Over the whole width of a grid of two, beside its words. */
  leadCard: `${DENSE_PHONE}(min-width: 1264px) 715px, (min-width: 1000px) 56vw, 92vw`,
  /** In a grid of two, which tablets have as well. Phones show it small beside a price. */
  offer: '(min-width: 1264px) 576px, (min-width: 720px) 46vw, 112px',
  /** Over the larger part of the width of the window, beside the words about a project, or in a grid of two. */
  proof: `${DENSE_PHONE}(min-width: 1000px) 62vw, (min-width: 720px) 46vw, 92vw`,
  /** In a grid of two, which tablets have as well. */
  workCard: `${DENSE_PHONE}(min-width: 1264px) 576px, (min-width: 720px) 46vw, 92vw`,
  /** Over half of a sign as wide as the window, beside the heading of a page, or below it. A high sign shows a part of it. */
  halfSign: `${DENSE_PHONE}(min-width: 1000px) 52vw, 90vw`,
  /** Beside the words of a client, or above or below them. */
  quote: `${DENSE_PHONE}(min-width: 1282px) 500px, (min-width: 1000px) 39vw, 92vw`,
  /** Over half of the window beside the words of a client, or above them. */
  quoteToEdge: `${DENSE_PHONE}(min-width: 1000px) 50vw, 92vw`,
  /** Over the whole width of the page. */
  feature: `${DENSE_PHONE}(min-width: 1264px) 1200px, (min-width: 720px) 94vw, 88vw`,
  /** Beside the figures of a case study as far as the edge of the window, or below them over the whole width. Phones load the middle file. */
  window: `${DENSE_PHONE}(min-width: 1000px) 63vw, (min-width: 720px) 100vw, 92vw`,
  /** Beside the words of the first of all case studies as far as the edge of the window, or below them over the whole width. */
  windowLead: `${DENSE_PHONE}(min-width: 1400px) 54vw, (min-width: 1000px) 52vw, (min-width: 720px) 100vw, 92vw`,
  /** Over the larger part of the width of the window, beside its words. */
  windowPart: `${DENSE_PHONE}(min-width: 1000px) 62vw, 92vw`,
  /** Over two thirds of the width of the page, beside the contents of a post. */
  post: `${DENSE_PHONE}(min-width: 1264px) 768px, (min-width: 1000px) 62vw, 92vw`,
  /** Beside the heading of a page as far as the edge of the window, or below it over the whole width. */
  windowBeside: `${DENSE_PHONE}(min-width: 1000px) 51vw, (min-width: 720px) 100vw, 92vw`,
  /** Over half the width of the window, beside its words. */
  windowHalf: `${DENSE_PHONE}(min-width: 720px) 50vw, 92vw`,
  /** Over the whole width of the page in a case study. Phones show a part of it. */
  wideHalf:
    '(max-width: 666px) and (min-resolution: 2.5dppx) 128vw, (min-width: 1264px) 1200px, (min-width: 720px) 94vw, 200vw',
  /** Beside the text of a case study. */
  story: `${DENSE_PHONE}(min-width: 1264px) 560px, (min-width: 1000px) 44vw, 92vw`,
  /** Two pictures side by side in a case study. */
  comparison: `${DENSE_PHONE}(min-width: 1264px) 536px, (min-width: 720px) 42vw, 92vw`,
  /** The screen of a phone, alone. */
  phone: '280px',
  /** One of two screens of phones, beside the text of a case study. */
  phoneOfTwo: '(min-width: 1264px) 212px, (min-width: 1000px) 18vw, (min-width: 580px) 250px, 44vw',
  /** One of four screens of phones from edge to edge of the window. */
  phoneOfFour: '(min-width: 720px) 25vw, 50vw',
  /** One of four works in a row from edge to edge of the window. Narrow windows have two in a row. */
  workOfFour: '(min-width: 1000px) 25vw, 50vw',
  /** The screen of a phone in front of the screen of a desktop. */
  phoneInFront: '(min-width: 1264px) 284px, (min-width: 720px) 23vw, 52vw',
  /** The screen of a desktop, behind that of a phone. Phones show a part of it. */
  desktop:
    '(max-width: 666px) and (min-resolution: 2.5dppx) 97vw, (min-width: 1264px) 947px, (min-width: 720px) 78vw, 152vw',
  /** Beside the words about the writer of a post. */
  thumb: `${DENSE_PHONE}(min-width: 420px) 384px, 92vw`,
  /** Beside a name. */
  portrait: '60px',
  /** Beside the words about a person. */
  person: '120px',
} as const;

export type PicturePlace = keyof typeof pictureSizes;
