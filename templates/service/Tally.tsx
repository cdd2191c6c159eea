import type { TestimonialView } from '#schemas/generated/views.ts';

/** The numbers of columns for each row, of wide windows and of phones. */
const SHAPES = { wide: 8 / 3, narrow: 2 / 3 };

/** Renders a count as squares from edge to edge of the window, with the marked ones among them. The words beside it say the same. */
export function Tally({ count, marked }: NonNullable<TestimonialView['tally']>) {
  return Object.entries(SHAPES).map(([name, ratio]) => {
    const columns = Math.ceil(Math.sqrt(count * ratio));
    const rows = Math.ceil(count / columns);
    const squares = Array.from({ length: rows }, (_, row) => {
      const length = Math.min(columns, count - row * columns);
      return `M.14 ${row + 0.5}h${length - 0.2}`;
    });
    const marks = [...markedSquares(count, marked)].map(
      (square) => `M${(square % columns) + 0.08} ${Math.floor(square / columns) + 0.5}h.84`,
    );
    return (
      <svg
        key={name}
        className={`tally tally--${name}`}
        viewBox={`0 0 ${columns} ${rows}`}
        aria-hidden="true"
      >
        <path strokeDasharray=".72 .28" d={squares.join('')} />
        <path d={marks.join('')} />
      </svg>
    );
  });
}

/** Returns the numbers of the marked squares, each once. They look random, but are the same in each build. */
function markedSquares(count: number, marked: number): Set<number> {
  const squares = new Set<number>();
  // The generator of Park and Miller.
  for (let seed = 1; squares.size < Math.min(marked, count); seed = (seed * 16807) % 2147483647) {
    squares.add(Math.floor((seed / 2147483647) * count));
  }
  return squares;
}
