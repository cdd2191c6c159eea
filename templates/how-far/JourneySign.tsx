import type { HowFarPageModel } from '#schemas/generated/pageModel.ts';
import type { JourneyView } from '#schemas/generated/views.ts';
import { useWords } from '../words.ts';
import { briefHref } from './briefHref.ts';
import { journeyPart } from './journeyPart.ts';
import { JourneyStages } from './JourneyStages.tsx';

/** Renders a journey as a large sign on two posts, with its sums and its brief. */
export function JourneySign({
  journey,
  vat,
  labels,
}: {
  journey: JourneyView;
  vat: string | undefined;
  labels: HowFarPageModel['labels'];
}) {
  const { prices } = useWords();
  const { name, title, stages, weeks = '', price, example = '', brief } = journey;
  return (
    <section className="far-sign" aria-labelledby="far-sign-title" {...journeyPart('sign')}>
      <div className="plate">
        <h2 id="far-sign-title" {...journeyPart('title')}>
          {title}
        </h2>
        <dl className="distances far-sign__sums">
          <div hidden={!weeks} {...journeyPart('row')}>
            <dt>{labels.total}</dt>
            <dd {...journeyPart('weeks')}>{weeks}</dd>
          </div>
          <div>
            <dt>{prices.price}</dt>
            <dd {...journeyPart('price')}>{price.once}</dd>
          </div>
          <div hidden={!price.then} {...journeyPart('row')}>
            <dt>{labels.then}</dt>
            <dd {...journeyPart('then')}>{price.then}</dd>
          </div>
          <div hidden={!example} {...journeyPart('row')}>
            <dt>{labels.example}</dt>
            <dd {...journeyPart('example')}>{example}</dd>
          </div>
        </dl>
        <JourneyStages stages={stages} label={labels.sign} hasBars />
        <p className="small far-sign__bars">{labels.bars}</p>
        {vat && <p className="small">{vat}</p>}
        <ul className="actions">
          <li>
            <a className="button" href={briefHref(name)} {...journeyPart('send')}>
              {labels.send}
            </a>
          </li>
          <li data-scripted>
            <button className="button button--quiet" type="button" {...journeyPart('copy')}>
              {labels.copy}
            </button>
          </li>
        </ul>
        <p className="far-sign__copied" role="status" {...journeyPart('copied')} />
        <details>
          <summary>{labels.brief}</summary>
          <pre {...journeyPart('brief')}>{brief}</pre>
        </details>
      </div>
    </section>
  );
}
