import type { ReactNode } from 'react';
import type { HeadedText } from '#schemas/fields.ts';
import type { LocationPageModel } from '#schemas/generated/pageModel.ts';

/**
 * Renders the text about a service in a town beside `children`, the words about the town itself on a white plate, whose heading has the id
 * `introduction-title`.
 * The text is the local one, whose heading is a label above its first sentences, or else the passages that towns share.
 */
export function LocalText({
  page: { local, passages },
  children,
}: {
  page: Pick<LocationPageModel, 'local' | 'passages'>;
  children: ReactNode;
}) {
  const [first, ...others] = passages;
  const title = local?.title ?? first?.title;
  return (
    <section
      id="local"
      className="band"
      aria-labelledby={title === undefined ? 'introduction-title' : 'local-title'}
      data-fade="usual"
    >
      <div className="wrap local">
        {title !== undefined && (
          <div>
            <h2 id="local-title">{title}</h2>
            {local && <p className="opening">{local.opening}</p>}
            <div className="prose">
              {(local ? local.rest : [first?.text]).map((text) => (
                <p key={text}>{text}</p>
              ))}
              {others.map(passageOf)}
            </div>
          </div>
        )}
        <div className="plate plate--card local__town">{children}</div>
      </div>
    </section>
  );
}

function passageOf({ title, text }: HeadedText) {
  return (
    <section key={title}>
      <h3>{title}</h3>
      <p>{text}</p>
    </section>
  );
}
