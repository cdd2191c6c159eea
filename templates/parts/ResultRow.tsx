import type { ReactNode } from 'react';
import { fillWords } from '#schemas/fillWords.ts';
import { useWords } from '../words.ts';

/** Renders the result of a project as a row of a list: a link to its case study with what was measured, and the figure. */
export function ResultRow({
  path,
  name,
  result: { value, label, was },
}: {
  path: string;
  name: ReactNode;
  result: { value: string; label: string; was?: string | undefined };
}) {
  const words = useWords().pages.caseStudy;
  return (
    <div>
      <dt>
        <a href={path}>{name}</a>
        <small>
          {label}
          {was && `, ${fillWords(words.was, { was })}`}
        </small>
      </dt>
      <dd>{value}</dd>
    </div>
  );
}
