import { markdownText } from './markdown.ts';

/** Formats goals and the figures that were found as Markdown. */
export function formatMarkdownGoals(
  heading: string,
  goals: readonly { goal: string; found: string; reached: boolean }[],
): string {
  const rows = goals.map(
    ({ goal, found, reached }) =>
      `| ${reached ? '✅' : '❌'} | ${markdownText(goal)} | ${markdownText(found)} |`,
  );
  return ['## ' + heading, '', '| | Goal | Found |', '| --- | --- | --- |', ...rows, ''].join('\n');
}
