import { expect, test } from 'vitest';
import { emptyParseCache } from '#cli/cache/parseCache.ts';
import { checkContent } from '#cli/check/checkContent.ts';
import { entryRules, rules, townTextRules } from '#cli/check/rules.ts';
import { checkShape } from '#cli/load/checkShape.ts';
import { loadContent } from '#cli/load/loadContent.ts';
import type { Images } from '#cli/model/images.ts';
import type { Problem } from '#cli/model/problem.ts';
import { resolveContent } from '#cli/resolve/resolveContent.ts';
import { contentDir } from '../../helpers/contentDir.ts';
import { minimalContent, minimalImages } from '../../helpers/minimalContent.ts';

/** Texts with something that each kind of rule may look for. */
const note = 'It has 99 mills, a [map](/nowhere) and web design from £3 ((now.';
const introduction = `## The agency

${note} We have 17 people. It takes 2 to 900 weeks. Call us on 020 7946 0999, or [write](mailto:helo@agency.example). See [York](/locations/leeds).

Our [marketing](/services/marketing) costs from £3.

![A mill](/images/none.png) ![A wide mill](/images/wide.webp)

> "It opened in 1066," they said.
`;

test('rules that get towns without texts find the same problems with them', async () => {
  const leeds = (minimalContent()['towns/leeds.md'] ?? '')
    .replace(
      '\n---\n',
      '\nfigures: [{ figure: 99 mills, source: census }]\naliases: [loidis]\nneighbours: [york]\notherNames: [Loidis]\n---\n',
    )
    .replace('note: ', `note: '${note}' # `);
  const folder = contentDir({ 'towns/leeds.md': `${leeds}\n\n${introduction}` });
  const { loaded } = await loadContent(folder, emptyParseCache());
  const { checked, problems } = checkShape(loaded);
  expect(problems).toEqual([]);
  const images: Images = new Map([
    ...[...minimalImages].map((path) => [path, undefined] as const),
    ['/images/wide.webp', { width: 2400, height: 1200 }],
  ]);
  const resolved = resolveContent(checked, loaded, { images });
  const surroundings = { publicFiles: [], texts: loaded.texts, today: '2026-12-01' };
  let found: Problem[][] = [];
  checkContent(resolved, {
    ...surroundings,
    launch: false,
    cacheFacts: (find) => (found = find()),
  });
  const context = { ...resolved, ...surroundings, fileHashes: new Map() };
  const ofFacts = rules.filter((rule) => !entryRules.has(rule) && !townTextRules.has(rule));
  expect(ofFacts.map((rule, index) => [rule.name, found[index]])).toEqual(
    ofFacts.map((rule) => [rule.name, rule(context)]),
  );
});
