import type { HowFarPageModel } from '#schemas/generated/pageModel.ts';
import type { JourneyView } from '#schemas/generated/views.ts';
import { journeyPart } from './journeyPart.ts';

/**
 * Renders the weeks and the price of the chosen journey as a link to the sign, at the foot of narrow windows. A script shows it while the choices
 * are in view and the sign is not.
 */
export function JourneyStrip({
  journey: { weeks, price },
  labels,
}: {
  journey: JourneyView;
  labels: HowFarPageModel['labels'];
}) {
  return (
    <a className="far-strip" href="#far-sign-title" hidden {...journeyPart('strip')}>
      <span hidden={!weeks} {...journeyPart('row')}>
        {labels.total} <b {...journeyPart('weeks')}>{weeks}</b>
      </span>{' '}
      <b {...journeyPart('price')}>{price.once}</b>
    </a>
  );
}
