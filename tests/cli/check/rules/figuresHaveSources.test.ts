import { describe, expect, test } from 'vitest';
import { edited } from '../../../helpers/contentDir.ts';
import { findingsOf } from '../../../helpers/findingsOf.ts';
import { minimalContent } from '../../../helpers/minimalContent.ts';

/** Returns the first post with a list of one figure, and with a text. */
function postWith(figure: string, source: string, text: string) {
  const post = minimalContent()['blog/first-post.md'] ?? '';
  const fields = post.replace(
    '\n---\n',
    () => `\nfigures:\n  - figure: "${figure}"\n    source: ${source}\n---\n`,
  );
  return { 'blog/first-post.md': `${fields}\n\n${text}\n` };
}

describe('figuresHaveSources', () => {
  test('accepts figures that appear in the text and name a source', async () => {
    const { codes } = await findingsOf(
      postWith('17 days', 'census', 'It took 17\n**days** in all.'),
    );
    expect(codes).toEqual([]);
  });

  test('accepts figures in the introduction of a town and in its notes', async () => {
    const figures = ['17 days', '99 mills'].map((figure) => ({ figure, source: 'census' }));
    const town = (minimalContent()['towns/leeds.md'] ?? '')
      .replace('\n---\n', `\nfigures: ${JSON.stringify(figures)}\n---\n`)
      .replace('note: ', 'note: It has 99 mills. ');
    const files = { 'towns/leeds.md': `${town}\n\nIt took 17\n**days** in all.\n` };
    const { codes } = await findingsOf(files);
    expect(codes).not.toContain('figure-missing');
  });

  test('reports a population with an unknown source, and the likely one', async () => {
    const { printed } = await findingsOf(
      edited('towns/leeds.md', 'populationSource: census', 'populationSource: cenus'),
    );
    expect(printed).toMatchInlineSnapshot(`
      "content/towns/leeds.md:19:19  error  source-unknown
        "populationSource" is "cenus", which is not a source.
        Expected an id in content/sources.yaml.
        Did you mean "census"?

          18 | pageSet: full-with-short-aliases
        > 19 | populationSource: cenus
             |                   ^
          20 | ---"
    `);
  });

  test('reports a point with an unknown source', async () => {
    const { codes } = await findingsOf(
      edited(
        'towns/leeds.md',
        'populationSource: census',
        'populationSource: census\npointSource: maps',
      ),
    );
    expect(codes).toEqual(['source-unknown']);
  });

  test('reports an id that every object has', async () => {
    const { codes } = await findingsOf(
      edited('towns/leeds.md', 'populationSource: census', 'populationSource: constructor'),
    );
    expect(codes).toEqual(['source-unknown']);
  });

  test('reports the figure of a text that says another', async () => {
    const { printed } = await findingsOf(postWith('17 days', 'census', 'It took 18 days in all.'));
    expect(printed).toMatchInlineSnapshot(`
      "content/blog/first-post.md:17:13  warning  figure-missing
        The file does not say "17 days".
        Expected a figure exactly as the text of the file writes it.
        Correct the figure, or delete the entry if the text has changed.

          16 | figures:
        > 17 |   - figure: "17 days"
             |             ^
          18 |     source: census"
    `);
  });

  test('reports the unknown source of a figure in a sector', async () => {
    const { findings } = await findingsOf(
      edited(
        'sectors/retail.yaml',
        'services:',
        'figures:\n  - figure: Retail\n    source: survey\nservices:',
      ),
    );
    expect(findings).toMatchObject([
      { code: 'source-unknown', args: { field: 'figures[0].source', found: 'survey' } },
    ]);
  });

  test('warns about a source that no figure names', async () => {
    const unused = `${minimalContent()['sources.yaml']}survey:\n  title: A survey\n  caption: our survey\n  publisher: Us\n  checked: 2026-01\n`;
    const { printed } = await findingsOf({ 'sources.yaml': unused });
    expect(printed).toMatchInlineSnapshot(`
      "content/sources.yaml:11:1  warning  source-unused
        No figure names the source "survey".
        Expected a source that a figure rests on.
        Delete it, or name it at its figures.

          10 |   checked: 2026-01
        > 11 | survey:
             | ^
          12 |   title: A survey"
    `);
  });

  test('does not call a source unused if a planned post names it', async () => {
    const survey = `${minimalContent()['sources.yaml']}survey:\n  title: A survey\n  caption: our survey\n  publisher: Us\n  checked: 2026-01\n`;
    const planned = Object.entries(postWith('17 days', 'survey', 'It took 17 days in all.')).map(
      ([file, text]) => [
        file.replace('first', 'planned'),
        text.replace('---\n', '---\npublishAt: 2026-09-01 09:00\n'),
      ],
    );
    const { codes } = await findingsOf(
      { 'sources.yaml': survey, ...Object.fromEntries(planned) },
      { hidesDrafts: true },
    );
    expect(codes).toEqual([]);
  });

  test('does not call a source unused if a sector that may name it is gone', async () => {
    const survey = `${minimalContent()['sources.yaml']}survey:\n  title: A survey\n  caption: our survey\n  publisher: Us\n  checked: 2026-01\n`;
    const { codes } = await findingsOf({ 'sources.yaml': survey, 'sectors/retail.yaml': null });
    expect(codes).not.toContain('source-unused');
  });

  test('does not miss the figure of a text on a draft service', async () => {
    const sector = minimalContent()['sectors/retail.yaml'] ?? '';
    const service = minimalContent()['services/marketing.md'] ?? '';
    const { codes } = await findingsOf(
      {
        'sectors/retail.yaml': `figures:\n  - figure: retail-marketing-7\n    source: census\n${sector}`,
        'services/marketing.md': service.replace('---\n', '---\ndraft: true\n'),
      },
      { hidesDrafts: true },
    );
    expect(codes).not.toContain('figure-missing');
  });

  test('does not call a source unused if a town that may name it cannot be read', async () => {
    const unused = `${minimalContent()['sources.yaml']}survey:\n  title: A survey\n  caption: our survey\n  publisher: Us\n  checked: 2026-01\n`;
    const { codes } = await findingsOf({
      'sources.yaml': unused,
      ...edited('towns/leeds.md', 'nation: England', 'nation: Engerland'),
    });
    expect(codes).toEqual(['field-invalid']);
  });
});
