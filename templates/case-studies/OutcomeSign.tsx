import type { CaseStudyCardView } from '#schemas/generated/views.ts';
import { fillWords } from '#schemas/fillWords.ts';
import { partsOfName } from '../parts/ClientName.tsx';
import { Picture } from '../parts/Picture.tsx';
import { useWords } from '../words.ts';

/**
 * Renders the first result of each case study that has one as rows of a sign, with links to them. Wide windows show a small picture in each
 * row.
 */
export function OutcomeSign({ studies }: { studies: readonly CaseStudyCardView[] }) {
  const words = useWords().pages.caseStudy;
  return (
    <dl className="distances outcomes">
      {studies.map(({ client, path, image, results: [result] = [] }) => {
        if (!result) return null;
        const { first, bracketed } = partsOfName(client);
        return (
          <div key={path}>
            <dt>
              <Picture image={{ ...image, alt: '' }} place="row" />
              <a href={path}>{first}</a>
              <small>
                {bracketed}
                {bracketed && <br />}
                {result.label}
              </small>
            </dt>
            <dd>
              {result.value}
              {result.was && <small>{fillWords(words.was, { was: result.was })}</small>}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
