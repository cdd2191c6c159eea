import type { CardView } from '#schemas/generated/views.ts';

/** Three suggestions at the foot of a page. */
export function RelatedLinks({ cards }: { cards: readonly CardView[] }) {
  if (cards.length === 0) return null;
  return (
    <nav className="band band--tint" aria-labelledby="related-title">
      <div className="wrap">
        <h2 id="related-title">Related services and pages</h2>
        <ul className="grid grid--three">
          {cards.map(({ title, description, path }) => (
            <li key={path} className="card">
              <h3>
                <a href={path}>{title}</a>
              </h3>
              <p>{description}</p>
            </li>
          ))}
        </ul>
      </div>
    </nav>
  );
}
