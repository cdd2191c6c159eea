import type { HowFarPageModel } from '#schemas/generated/pageModel.ts';

/** Renders the weeks at the marks of the bars of journeys. It is decorative, because each journey has its weeks in words. */
export function JourneyScale({ marks }: { marks: HowFarPageModel['scale'] }) {
  if (marks.length === 0) return null;
  return (
    <svg className="journeys__scale" aria-hidden="true">
      {marks.map(({ at, label }) => (
        <text key={at} x={`${at}%`} y="1em">
          {label}
        </text>
      ))}
    </svg>
  );
}
