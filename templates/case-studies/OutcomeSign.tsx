import type { CaseStudyCardView } from '#schemas/generated/views.ts';
import { fillWords } from '#schemas/fillWords.ts';
import { ClientName } from '../parts/ClientName.tsx';
import { useWords } from '../words.ts';

/** The maximum number of rows of the sign. */
const ROWS = 3;

/** Renders the first result of the last case studies as rows of a sign, with links to them. Those of the first ones are on the cards below it. */
export function OutcomeSign({ studies }: { studies: readonly CaseStudyCardView[] }) {
  const words = useWords().pages.caseStudy;
  return (
    <dl className="distances outcomes">
      {studies.slice(-ROWS).map(({ client, path, results: [result] = [] }) => (
        <div key={path}>
          <dt>
            <a href={path}>
              <ClientName name={client} />
            </a>
            {result && <small>{result.label}</small>}
          </dt>
          {result && (
            <dd>
              {result.value}
              {result.was && <small>{fillWords(words.was, { was: result.was })}</small>}
            </dd>
          )}
        </div>
      ))}
    </dl>
  );
}
