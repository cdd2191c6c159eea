import type { CaseStudyCardView } from '#schemas/generated/views.ts';
import { fillWords } from '#schemas/fillWords.ts';
import { useWords } from '../words.ts';
import { unbrokenNumbers } from './unbrokenNumbers.ts';

/** Renders the figures that a project changed, each with the figure before it. */
export function ResultFigures({ results }: { results: NonNullable<CaseStudyCardView['results']> }) {
  const words = useWords().pages.caseStudy;
  return (
    <dl className="results" aria-label={words.results}>
      {results.map(({ value, was, label }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            {value}
            {was && ' '}
            {was && <small>{unbrokenNumbers(fillWords(words.was, { was }))}</small>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
