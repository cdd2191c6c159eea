import { describe, expect, test } from 'vitest';
import { plainText } from '#cli/body/plainText.ts';
import type { SiteContext } from '#cli/model/siteContext.ts';
import type { TownEntry } from '#cli/model/content.ts';
import { planLocations } from '#cli/plan/pages/planLocation.ts';
import { planTown } from '#cli/plan/pages/planTown.ts';
import { commonTexts, locationProse } from '#cli/resolve/locationProse.ts';
import { renderPattern } from '#cli/resolve/patterns.ts';
import { variantsOf } from '#cli/resolve/planPaths.ts';
import type { ProofView } from '#schemas/generated/views.ts';
import { edited } from '../../helpers/contentDir.ts';
import { contextOf } from '../../helpers/findingsOf.ts';
import { localTexts } from '../../helpers/minimalContent.ts';
import { stated } from '../../helpers/stated.ts';

/** Reads content in which Leeds has local texts. */
function leedsWithTexts(): Promise<SiteContext> {
  return contextOf({ 'local/leeds.yaml': localTexts('Leeds') });
}

/** Returns every text of the pages of a town that comes from content, apart from the words on the calendar. */
function planned(town: TownEntry, context: SiteContext): Map<string, string[]> {
  const introduction = plainText(town.markdown.tree);
  const pages = [planTown(town, context), ...planLocations(town, context)];
  return new Map(
    pages.map(({ model }) => {
      if (model.type === 'town') {
        const { heading, lead, sectors, services, proof } = model;
        const texts = sectors.flatMap(({ name, note }) => [name, note]);
        return [
          model.path,
          [
            ...[heading, lead, introduction, ...texts],
            ...services.flatMap(({ text }) => text ?? []),
            ...wordsOf(proof),
          ],
        ];
      }
      if (model.type !== 'location') throw new Error(`${model.path} is a ${model.type}.`);
      const { heading, lead, local, passages, sectors, callToAction, proof } = model;
      return [
        model.path,
        [
          ...[heading, lead, introduction, ...(callToAction ? [callToAction] : [])],
          ...wordsOf(proof),
          ...(local ? [local.title, local.text] : []),
          ...passages.flatMap(({ title, text }) => [title, text]),
          ...sectors.flatMap(({ name, note, text }) => [name, note, text]),
        ],
      ];
    }),
  );
}

function wordsOf(proof: ProofView | undefined): string[] {
  if (!proof) return [];
  const { project, quote, missing } = proof;
  return [
    ...(project ? [project.text] : []),
    ...(quote ? [quote.text] : []),
    ...(missing ? [missing] : []),
  ];
}

describe('the prose of a town that is measured', () => {
  test('is that of its planned pages', async () => {
    const context = await leedsWithTexts();
    const { content, texts } = context;
    const booking = stated(content.singles.servicePages.data.booking).text;
    for (const town of context.towns) {
      const prose = locationProse(town, context);
      const measured = [
        prose.hub.map(({ text }) => renderPattern(text, texts.townVariables(town))),
        ...variantsOf(town, content.collections.variants).map((variant) =>
          prose
            .ofPage(variant)
            .filter(({ text }) => text !== booking)
            .map(({ text }) => renderPattern(text, texts.pageVariables(town, variant))),
        ),
      ];
      expect(measured.map((page) => page.toSorted())).toEqual(
        [...planned(town, context).values()].map((page) => page.toSorted()),
      );
    }
  });

  test('is from the town itself or from texts that all towns draw from', async () => {
    const context = await leedsWithTexts();
    const common = new Set(commonTexts(context.content));
    for (const town of context.towns) {
      const { hub, ofPage } = locationProse(town, context);
      const own = variantsOf(town, context.content.collections.variants);
      const all = [...hub, ...own.flatMap(ofPage)];
      expect(all.filter(({ text, isLocal }) => isLocal && common.has(text))).toEqual([]);
      const written = [plainText(town.markdown.tree), ...town.data.sectors.map(({ note }) => note)];
      const locals = all.filter(({ isLocal }) => isLocal).map(({ text }) => text);
      expect(locals).toEqual(expect.arrayContaining(written));
    }
  });

  test('has the results of projects as pages show them', async () => {
    const { content } = await contextOf(
      edited('case-studies/mill-shop.md', 'More orders', 'More orders!'),
    );
    expect(commonTexts(content)).toContain('More orders!');
    expect(commonTexts(content)).toContain('Fewer calls.');
  });
});
