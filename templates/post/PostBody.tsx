import type { PostPageModel } from '#schemas/generated/pageModel.ts';
import { DurationBar } from '../parts/DurationBar.tsx';
import { Html } from '../parts/Html.tsx';

type Part = PostPageModel['body'][number];

/** Renders the text of a post with its signs, its diagrams and its quotes, which are in the margin if the window has room for one. */
export function PostBody({ body }: { body: readonly Part[] }) {
  return (
    <div className="post__text">
      {body.map((part, index) => (
        <BodyPart key={index} part={part} />
      ))}
    </div>
  );
}

function BodyPart({ part }: { part: Part }) {
  switch (part.kind) {
    case 'text':
      return <Html html={part.html} />;
    case 'quote':
      // The sentence is in the text, so assistive technology reads it once.
      return (
        <p className="beside beside--quote" aria-hidden="true">
          {part.text}
        </p>
      );
    case 'sign':
      return (
        <aside
          className={`beside beside--sign plate${part.drawn ? ` beside--${part.drawn}` : ''}`}
          aria-label={part.title}
        >
          <p className="beside__title">{part.title}</p>
          {part.drawn === 'levels' && <Levels rows={part.rows} />}
          <dl>
            {part.rows.map(({ label, value, size }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>
                  {value}
                  {part.drawn === 'bars' && <DurationBar least={size ?? 0} most={size ?? 0} />}
                </dd>
              </div>
            ))}
          </dl>
        </aside>
      );
    case 'diagram':
      return (
        <figure className="stops">
          <figcaption>{part.title}</figcaption>
          <ol>
            {part.stops.map(({ name, text, way }) => (
              <li key={name}>
                <p className="plate plate--card">
                  <strong>{name}</strong>
                  {text && <span>{text}</span>}
                </p>
                {way && <p className="stops__way">{way}</p>}
              </li>
            ))}
          </ol>
        </figure>
      );
  }
}

/** The length of the line beyond the figures, in widths of a column. It reaches the edges of the sign, which cuts it off. */
const BEYOND = 4;

/** Renders figures as a line with a level above each, which comes from one edge of the sign and leads to the other. */
function Levels({ rows }: { rows: readonly { size?: number }[] }) {
  const steps = rows.map(({ size = 0 }, index) => {
    const height = 95 - size * 0.9;
    const end = index === rows.length - 1 ? rows.length + BEYOND : index + 1;
    return `${index === 0 ? `M-${BEYOND * 100} ${height}` : `V${height}`}H${end * 100}`;
  });
  return (
    <svg viewBox={`0 0 ${rows.length * 100} 100`} preserveAspectRatio="none" aria-hidden="true">
      <path d={steps.join('')} />
    </svg>
  );
}
