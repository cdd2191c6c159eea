import { markdownText } from './markdown.ts';

/** Formats the goals for location pages, with the figures that were found, as Markdown. */
export function formatMarkdownGoals(
  goals: readonly { goal: string; found: string; reached: boolean }[],
): string {
  const rows = goals.map(
    ({ goal, found, reached }) =>
      `| ${reached ? '✅' : '❌'} | ${markdownText(goal)} | ${markdownText(found)} |`,
  );
  return ['## Location pages', '', '| | Goal | Found |', '| --- | --- | --- |', ...rows, ''].join(
    '\n',
  );
}
