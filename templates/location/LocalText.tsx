import type { HeadedText } from '#schemas/fields.ts';
import type { LocationPageModel } from '#schemas/generated/pageModel.ts';
import { unbrokenSpans } from '../parts/unbrokenSpans.ts';

/** The number of characters from which an opening is smaller, because it would fill the window of a phone. */
const LONG_OPENING = 160;

/**
 * Renders the text about a service in a town, which is the local one, whose heading is a label above its first sentences, or else the
 * passages that towns share. Renders nothing if there are neither.
 */
export function LocalText({
  page: { local, passages },
  unbroken,
}: {
  page: Pick<LocationPageModel, 'local' | 'passages'>;
  /** Returns a heading that does not break within the name of the town. */
  unbroken: (heading: string) => string;
}) {
  const [first, ...others] = passages;
  const title = local?.title ?? first?.title;
  if (title === undefined) return null;
  const isLong = (local?.opening.length ?? 0) >= LONG_OPENING;
  return (
    <section id="local" className="band" aria-labelledby="local-title" data-fade="usual">
      <div className="wrap local">
        <h2 id="local-title">{unbroken(title)}</h2>
        {local && (
          <p className={isLong ? 'opening opening--long' : 'opening'}>
            {unbrokenSpans(unbroken(local.opening))}
          </p>
        )}
        <div className="prose">
          {(local ? local.rest : [first?.text]).map((text) => (
            <p key={text}>{text && unbrokenSpans(text)}</p>
          ))}
          {others.map((passage) => passageOf({ ...passage, title: unbroken(passage.title) }))}
        </div>
      </div>
    </section>
  );
}

function passageOf({ title, text }: HeadedText) {
  return (
    <section key={title}>
      <h3>{title}</h3>
      <p>{unbrokenSpans(text)}</p>
    </section>
  );
}
