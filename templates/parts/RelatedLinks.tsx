import type { CardView } from '#schemas/generated/views.ts';
import { useWords } from '../words.ts';

/** Renders three suggestions at the foot of a page, as flags of a fingerpost in the colours of their kinds. */
export function RelatedLinks({ cards }: { cards: readonly CardView[] }) {
  const { parts } = useWords();
  if (cards.length === 0) return null;
  return (
    <nav className="band band--tint related-band" aria-labelledby="related-title">
      <div className="wrap">
        <div className="band__head">
          <h2 id="related-title">{parts.relatedLinks}</h2>
        </div>
        <ul className="related">
          {cards.map(({ title, path, figure, kind }) => (
            <li key={path}>
              <a className={kind ? `flag flag--${kind}` : 'flag'} href={path} data-figure={figure}>
                {title}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </nav>
  );
}
