import type { HowFarPageModel } from '#schemas/generated/pageModel.ts';
import type { JourneyView } from '#schemas/generated/views.ts';
import { briefHref } from './briefHref.ts';
import { journeyPart } from './journeyPart.ts';
import { JourneyStages } from './JourneyStages.tsx';

/**
 * Renders a journey in the list of all as a row with its time drawn to scale, which opens. The script of the planner takes the content of the
 * sign from here. The list is below a heading that names the start, so the row shows its title without the words `from` that all rows share.
 */
export function JourneyArticle({
  journey,
  from,
  scale,
  labels,
}: {
  journey: JourneyView;
  /** The words with which the titles of all journeys from the same start begin. */
  from: string;
  scale: HowFarPageModel['scale'];
  labels: HowFarPageModel['labels'];
}) {
  const { name, start, goal, title, text, stages, weeks, bar, price, example, without, brief } =
    journey;
  return (
    <article id={name} className="journey" data-start={start} data-goal={goal}>
      <details>
        <summary>
          <h4 {...journeyPart('title')} data-label={example && `${labels.example} ${example}`}>
            {from && <span className="visually-hidden">{from}</span>}
            {title.slice(from.length)}
          </h4>
          <span className="journey__sums">
            {weeks && <b {...journeyPart('weeks')}>{weeks}</b>}{' '}
            <b {...journeyPart('price')}>{price.once}</b>
            {bar && (
              <svg viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
                <path d={scale.map(({ at }) => `M${at} 0v6`).join('')} />
                <path d={barOf(bar)} />
              </svg>
            )}
          </span>
        </summary>
        <p>{text}</p>
        <JourneyStages stages={stages} label={labels.sign} />
        <p className="small">
          {price.then && (
            <>
              {labels.then} <b {...journeyPart('then')}>{price.then}</b>.{' '}
            </>
          )}
          {example && (
            <>
              {labels.example} <b {...journeyPart('example')}>{example}</b>.{' '}
            </>
          )}
          {labels.without} {without}
        </p>
        <a
          className="actions journey__send"
          href={briefHref(name)}
          aria-label={`${labels.send}: ${title}`}
        >
          {labels.send}
        </a>
      </details>
      <pre hidden {...journeyPart('brief')}>
        {brief}
      </pre>
    </article>
  );
}

/** Returns the path of a bar: solid to the shortest time, and dashes from there to the longest. All is one path, because the page has many elements. */
function barOf({ least, most }: NonNullable<JourneyView['bar']>): string {
  const dashes = Math.ceil((most - least) / 2);
  const path = Array.from({ length: dashes }, (_, index) => `M${least + 2 * index + 1} 3h1`);
  return `M0 3H${least}${path.join('')}`;
}
