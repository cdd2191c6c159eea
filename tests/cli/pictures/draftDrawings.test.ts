import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { draftIcon, drawMark, drawShapes, isDraftDrawing } from '#cli/pictures/draftDrawings.ts';
import { projectRoot } from '#cli/project.ts';

test('the drawings of a new site are found in every colour, and with other line ends', () => {
  const colours = { colour: '#3b4a6b', soft: '#a1a9bb', pale: '#e9ebf0' };
  const drawings = [
    draftIcon,
    drawMark('#3b4a6b', 'M1 2L3 4z'),
    ...[0, 7, 61].map((number) => drawShapes(colours, number)),
  ];
  for (const svg of drawings) {
    expect(isDraftDrawing(svg)).toBe(true);
    expect(isDraftDrawing(svg.replaceAll('\n', '\r\n'))).toBe(true);
  }
});

test('the drawings of the sample are none of them', () => {
  const files = globSync('{content/brand,public}/**/*.svg', { cwd: projectRoot });
  expect(files.length).toBeGreaterThan(20);
  const drafts = files.filter((file) =>
    isDraftDrawing(readFileSync(join(projectRoot, file), 'utf8')),
  );
  expect(drafts).toEqual([]);
});
