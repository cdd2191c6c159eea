import type { ReactNode } from 'react';
import { fillWords } from '#schemas/fillWords.ts';
import { useWords } from '../words.ts';

/** Renders the result of a project: the figure and the one before it, a link to the case study, and what was measured. */
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
        <small>{label}</small>
      </dt>
      <dd>
        {value}
        {was && ' '}
        {was && <small>{fillWords(words.was, { was })}</small>}
      </dd>
    </div>
  );
}
