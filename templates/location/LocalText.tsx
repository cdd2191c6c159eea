import type { ReactNode } from 'react';

/**
 * Renders the main text of a page in a band of its own: the heading, the map and the foot on the left, and the words beside them, which begin
 * large. The map is as high as it must be for both columns to end together.
 */
export function LocalText({
  title,
  opening,
  rest,
  map,
  foot,
}: {
  title: string;
  /** Its first sentences, if they are to be large. */
  opening?: string;
  rest: readonly string[];
  /** The map below the heading. */
  map?: ReactNode;
  /** Content below the map. */
  foot?: ReactNode;
}) {
  return (
    <section id="local" className="band band--tint" aria-labelledby="local-title" data-fade="usual">
      <div className="wrap columns columns--even local">
        <div>
          <h2 id="local-title">{title}</h2>
          {map}
          {foot}
        </div>
        {(opening !== undefined || rest.length > 0) && (
          <div>
            {opening && <p className="opening">{opening}</p>}
            {rest.length > 0 && (
              <div className="prose">
                {rest.map((text) => (
                  <p key={text}>{text}</p>
                ))}
              </div>
            )}
          </div>
        )}
      </div>
    </section>
  );
}
