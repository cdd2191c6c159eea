import { describe, expect, test } from 'vitest';
import { planCaseStudies } from '#cli/plan/pages/planCaseStudies.ts';
import { planScreens } from '#cli/plan/screens/planScreens.ts';
import { renderMain } from '#renderer/renderMain.tsx';
import { minimalContent } from '../helpers/minimalContent.ts';
import { findingsOf } from '../helpers/findingsOf.ts';

const STUDY = 'case-studies/mill-shop.md';

/** Returns a file of the minimal content. Throws if there is none of that name. */
function minimal(file: string): string {
  const text = minimalContent()[file];
  if (text === undefined) throw new Error(`There is no ${file}.`);
  return text;
}

/** Returns the case study of the minimal content with more fields, and with three sections of text. */
function study(fields: string): string {
  return minimal(STUDY)
    .replace('relatedLinks:', `${fields}relatedLinks:`)
    .replace('The long story.', 'The start.\n\n## Fault\n\nThe middle.\n\n## Fixed\n\nThe end.');
}

/** A block with one picture of the given size. */
function block(kind: string, section: number, [width, height]: readonly [number, number]): string {
  return `  - block: ${kind}
    section: ${section}
    pictures:
      - src: /images/case-studies/mill-shop-${kind.toLowerCase()}.svg
        alt: The mill, as ${kind}
        width: ${width}
        height: ${height}
        caption: The words below the ${kind}
`;
}

/** Renders the page of a type of the minimal content with some files replaced. */
async function page(type: 'case-study' | 'case-studies', files: Record<string, string>) {
  const { context } = await findingsOf(files);
  if (!context) throw new Error('The content has errors.');
  const planned = [...planScreens(context), ...planCaseStudies(context)];
  const found = planned.find(({ model }) => model.type === type);
  if (!found) throw new Error(`There is no page of the type ${type}.`);
  return renderMain({ ...found.model, related: [] }, context.layout, '2026-06-01');
}

/** Returns the second class of each row of a story, without its prefix. */
function rowsOf(html: string): string[] {
  return [...html.matchAll(/class="story__row story__row--(\w+)"/g)].map(([, kind = '']) => kind);
}

describe('the story of a project', () => {
  const phone = [360, 740] as const;
  const desktop = [640, 480] as const;

  test('without blocks is its text with the facts beside it', async () => {
    expect(rowsOf(await page('case-study', {}))).toEqual(['facts']);
  });

  test('has an object and screens of phones beside the text before them', async () => {
    for (const [kind, size] of [
      ['artefact', desktop],
      ['screens', phone],
    ] as const) {
      const html = await page('case-study', {
        [STUDY]: study(`story:\n${block('wide', 1, desktop)}${block(kind, 2, size)}`),
      });
      expect(rowsOf(html)).toEqual(['facts', 'full', kind, 'alone']);
    }
  });

  test('has a quote in a row of its own', async () => {
    const quote = 'quote:\n  text: It works.\n  name: Ada\n  role: Owner\n  section: 2\n';
    const html = await page('case-study', {
      [STUDY]: study(`${quote}story:\n${block('wide', 1, desktop)}`),
    });
    expect(rowsOf(html)).toEqual(['facts', 'full', 'alone', 'full', 'alone']);
  });

  test('has wide pictures, comparisons and screens of desktops in rows of their own', async () => {
    for (const kind of ['wide', 'beforeAfter', 'screens']) {
      const html = await page('case-study', {
        [STUDY]: study(`story:\n${block(kind, 1, desktop)}${block(kind, 2, desktop)}`),
      });
      expect(rowsOf(html)).toEqual(['facts', 'full', 'alone', 'full', 'alone']);
    }
  });

  test('has lazy pictures with their size, alt text and caption', async () => {
    const html = await page('case-study', {
      [STUDY]: study(`story:\n${block('artefact', 2, desktop)}`),
    });
    const figure = /<figure[^>]*>.*?<\/figure>/.exec(html)?.[0] ?? '';
    expect(figure).toContain('alt="The mill, as artefact"');
    expect(figure).toMatch(/width="640" height="480"[^>]* loading="lazy"/);
    expect(figure).toContain('<figcaption>The words below the artefact</figcaption>');
  });
});

describe('the filter of case studies', () => {
  const other = minimal(STUDY)
    .replaceAll('mill-shop', 'barn')
    .replace('retail', 'farming')
    .replace('A shop in a mill', 'A barn');

  test('lists the sectors of the projects, but not the services if all projects have the same', async () => {
    const html = await page('case-studies', {
      'case-studies/barn.md': other,
      'portfolio/barn.yaml': minimal('portfolio/mill-shop.yaml').replace(
        'case-studies/mill-shop',
        'case-studies/barn',
      ),
    });
    const queries = [...html.matchAll(/data-query="([^"]+)"/g)].map(([, query]) => query);
    expect(queries).toEqual(['sector=farming', 'sector=retail']);
  });

  test('is left out if there is nothing to choose from', async () => {
    expect(await page('case-studies', {})).not.toContain('work-filter');
  });
});
