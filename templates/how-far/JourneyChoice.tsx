import type { HowFarPageModel } from '#schemas/generated/pageModel.ts';
import type { JourneyPart } from './journeyPart.ts';
import { journeyPart } from './journeyPart.ts';

/** Renders the choice of a start and of the goals that it leads to. Without a script, it is links to the journeys from each start. */
export function JourneyChoice({
  starts,
  goals,
  journeys,
  labels,
}: Pick<HowFarPageModel, 'starts' | 'goals' | 'journeys' | 'labels'>) {
  const [first] = journeys;
  const fromFirst = journeys.filter(({ start }) => start === first?.start);
  const groups: readonly {
    part: Extract<JourneyPart, 'start' | 'goal'>;
    legend: string;
    ends: HowFarPageModel['starts'];
    isHidden: (name: string) => boolean;
  }[] = [
    { part: 'start', legend: labels.have, ends: starts, isHidden: () => false },
    {
      part: 'goal',
      legend: labels.need,
      ends: goals,
      isHidden: (name) => !fromFirst.some(({ goal }) => goal === name),
    },
  ];
  return (
    // Print leaves out filters.
    <div className="filter">
      <noscript>
        <nav className="choices" aria-label={labels.have}>
          {starts.map(({ name, label }) => (
            <a key={name} className="choice" href={`#${name}`}>
              {label}
            </a>
          ))}
        </nav>
      </noscript>
      <div className="choices choices--scripted" {...journeyPart('choices')}>
        {groups.map(({ part, legend, ends, isHidden }) => (
          <fieldset key={part}>
            <legend>{legend}</legend>
            {ends.map(({ name, label }) => (
              <label key={name} className="choice" hidden={isHidden(name)}>
                <input
                  type="radio"
                  name={part}
                  value={name}
                  defaultChecked={name === first?.[part]}
                />
                {label}
              </label>
            ))}
          </fieldset>
        ))}
        <p className="choices__chosen" role="status" {...journeyPart('chosen')} />
      </div>
    </div>
  );
}
