import type { PostPageModel } from '#schemas/generated/pageModel.ts';
import { DurationBar } from '../parts/DurationBar.tsx';
import { Html } from '../parts/Html.tsx';

type Section = PostPageModel['body'][number];
type Part = Section['parts'][number];

/** Renders the sections of a post, each with its heading beside its text, and with its signs and diagrams. */
export function PostBody({ body }: { body: readonly Section[] }) {
  return body.map(({ heading, parts }, index) => (
    <section key={index} className={heading === undefined ? 'leg leg--first' : 'leg'}>
      {heading !== undefined && <Html className="leg__head" html={heading} />}
      {parts.map((part, place) => (
        <BodyPart key={place} part={part} />
      ))}
    </section>
  ));
}

function BodyPart({ part }: { part: Part }) {
  switch (part.kind) {
    case 'text':
      return <Html html={part.html} />;
    case 'sign':
      return (
        <aside
          className={`plate post-sign${part.drawn ? ` post-sign--${part.drawn}` : ''}`}
          aria-label={part.title}
        >
          <p className="post-sign__title">{part.title}</p>
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

/** Renders figures as a line with a level above each. */
function Levels({ rows }: { rows: readonly { size?: number }[] }) {
  const steps = rows.map(({ size = 0 }, index) => {
    const height = 95 - size * 0.9;
    return `${index === 0 ? `M0 ${height}` : `V${height}`}H${(index + 1) * 100}`;
  });
  return (
    <svg viewBox={`0 0 ${rows.length * 100} 100`} preserveAspectRatio="none" aria-hidden="true">
      <path d={steps.join('')} />
    </svg>
  );
}
