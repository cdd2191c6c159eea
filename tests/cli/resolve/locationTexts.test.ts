import { expect, test } from 'vitest';
import { planLocations } from '#cli/plan/pages/planLocation.ts';
import { planTown } from '#cli/plan/pages/planTown.ts';
import { variantsOf } from '#cli/resolve/planPaths.ts';
import { findingsOf } from '../../helpers/findingsOf.ts';

/** Returns the first town of the minimal content, with the data from which its pages are planned. */
async function firstTown() {
  const { context, printed } = await findingsOf();
  const [town] = context?.towns ?? [];
  if (!context || !town) throw new Error(printed);
  const variants = variantsOf(town, context.content.collections.variants);
  return { context, texts: context.texts, town, variants };
}

test('search texts are made once, for rules and planner', async () => {
  const { texts, town, variants } = await firstTown();
  expect(texts.ofTown(town)).toBe(texts.ofTown(town));
  for (const variant of variants) {
    expect(texts.ofPage(town, variant)).toBe(texts.ofPage(town, variant));
  }
});

test('each page of a town has search texts of its own', async () => {
  const { texts, town, variants } = await firstTown();
  const titles = [texts.ofTown(town), ...variants.map((variant) => texts.ofPage(town, variant))];
  expect(new Set(titles.map(({ title }) => title.text)).size).toBe(1 + variants.length);
});

test('a page shows the texts that the rules have checked', async () => {
  const { context, texts, town, variants } = await firstTown();
  const { title, description } = texts.ofTown(town);
  expect(planTown(town, context).model.head).toMatchObject({
    title: title.text,
    description: description.text,
  });
  const heads = planLocations(town, context).map(({ model }) => model.head.title);
  expect(heads).toEqual(variants.map((variant) => texts.ofPage(town, variant).title.text));
});

test('the variables of a page are those of its town and those of its service', async () => {
  const { context, texts, town, variants } = await firstTown();
  for (const variant of variants) {
    const variables = texts.pageVariables(town, variant);
    expect(variables).toMatchObject(texts.townVariables(town));
    expect(variables.service).toBe(context.service(variant.data.service).data.phrase);
  }
});
