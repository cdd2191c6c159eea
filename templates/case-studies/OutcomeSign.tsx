import type { CaseStudyCardView } from '#schemas/generated/views.ts';
import { fillWords } from '#schemas/fillWords.ts';
import { ClientName } from '../parts/ClientName.tsx';
import { useWords } from '../words.ts';

/** Renders the first result of each case study that has one as rows of a sign, with links to them. */
export function OutcomeSign({ studies }: { studies: readonly CaseStudyCardView[] }) {
  const words = useWords().pages.caseStudy;
  return (
    <dl className="distances outcomes">
      {studies.map(
        ({ client, path, results: [result] = [] }) =>
          result && (
            <div key={path}>
              <dt>
                <a href={path}>
                  <ClientName name={client} />
                </a>
                <small>{result.label}</small>
              </dt>
              <dd>
                {result.value}
                {result.was && <small>{fillWords(words.was, { was: result.was })}</small>}
              </dd>
            </div>
          ),
      )}
    </dl>
  );
}
