import type { ReactNode } from 'react';

/**
 * Renders the main text of a page: its heading and a foot on the left, which stay in view, and the words beside them, which begin large.
 */
export function LocalText({
  title,
  opening,
  rest,
  foot,
}: {
  title: string;
  /** Its first sentences, if they are to be large. */
  opening?: string;
  rest: readonly string[];
  /** Content below the heading. */
  foot?: ReactNode;
}) {
  return (
    <section id="local" className="band" aria-labelledby="local-title" data-fade="usual">
      <div className="wrap columns local">
        <div>
          <h2 id="local-title">{title}</h2>
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
