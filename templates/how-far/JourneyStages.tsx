import type { JourneyView } from '#schemas/generated/views.ts';
import { DurationBar } from '../parts/DurationBar.tsx';
import { journeyPart } from './journeyPart.ts';

/** Renders the stages of a journey like the places on a route sign. `hasBars` adds their places in time, which scripts draw otherwise. */
export function JourneyStages({
  stages,
  label,
  hasBars = false,
}: Pick<JourneyView, 'stages'> & { label: string; hasBars?: boolean }) {
  return (
    <ol className="stages" aria-label={label} {...journeyPart('stages')}>
      {stages.map(({ label: name, path, duration, task, begins, price, bar, isOngoing }) => (
        <li
          key={path}
          data-bar={`${bar.from} ${bar.least} ${bar.most}`}
          data-ongoing={isOngoing ? '' : undefined}
        >
          <a href={path}>{name}</a> <b>{duration}</b> <span>{task}</span> {begins}, {price}
          {hasBars && <DurationBar {...bar} />}
        </li>
      ))}
    </ol>
  );
}
