import { expect, test } from 'vitest';
import { planJourney } from '#cli/plan/planJourney.ts';
import { planSite } from '#cli/plan/planSite.ts';
import type { JourneyView } from '#schemas/generated/views.ts';
import { contextOf, findingsOf } from '../../helpers/findingsOf.ts';
import { howFarFile, journey } from '../../helpers/howFarContent.ts';

const examples = (...totals: number[]) =>
  totals.map((total) => `{ what: A job, days: ${total / 500}, rate: 500, total: ${total} }`);
const prices = {
  'prices.yaml': `marketing: { min: 200, max: 3000, per: month, duration: ongoing, examples: [${examples(500, 1000, 1500).join(', ')}] }
web-design: { min: 600, max: 10000, per: project, duration: 2–8 weeks, examples: [${examples(1000, 2000, 3000).join(', ')}] }
`,
};

async function planned(
  fields: Parameters<typeof journey>[0] = {},
  priced: Record<string, string> = prices,
): Promise<JourneyView> {
  const { context, printed } = await findingsOf({
    ...priced,
    ...howFarFile({ journeys: [journey(fields)] }),
  });
  const screen = context?.content.singles.howFar?.data;
  const [first] = screen?.journeys ?? [];
  if (!context || !screen || !first) throw new Error(printed);
  return planJourney(first, screen, context);
}

test('durations and prices are those of the services, added up', async () => {
  const { stages, weeks, price } = await planned();
  expect(stages).toMatchObject([
    { begins: 'at once', duration: '2–8 weeks', price: '£600–£10,000 a project' },
    { begins: 'after 1', duration: 'ongoing', price: '£200–£3,000 a month' },
  ]);
  expect(weeks).toBe('2–8 weeks');
  expect(price).toEqual({ once: '£600–£10,000', then: '£200–£3,000 a month' });
});

test('a stage whose price is on request is named beside the sum of the others', async () => {
  const onRequest = {
    'prices.yaml': `marketing: { min: 200, max: 3000, per: month, duration: ongoing }
web-design: { onRequest: price on request, duration: 2–8 weeks }
`,
  };
  const { stages, price, brief } = await planned({}, onRequest);
  expect(stages[0]).toMatchObject({ duration: '2–8 weeks', price: 'Price on request' });
  expect(price).toEqual({ once: '£200–£3,000 a month + price on request' });
  expect(brief).toContain('2–8 weeks; £200–£3,000 a month + price on request');
});

test('bars show when a stage begins and ends at the latest; one without an end has no shortest time and reaches the edge', async () => {
  const { stages } = await planned();
  expect(stages.map(({ bar }) => bar)).toEqual([
    { from: 0, least: 20, most: 80 },
    { from: 80, least: 80, most: 100 },
  ]);
});

test('a stage whose duration names no time has no bar, unlike one without an end', async () => {
  const unknown = {
    'prices.yaml': `marketing: { min: 200, max: 3000, per: project, duration: as agreed }
web-design: { min: 600, max: 10000, per: project, duration: 2–8 weeks }
`,
  };
  const { stages } = await planned({}, unknown);
  expect(stages.map(({ bar, isOngoing }) => ({ ...bar, isOngoing }))).toEqual([
    { from: 0, least: 25, most: 100, isOngoing: false },
    { from: 100, least: 100, most: 100, isOngoing: false },
  ]);
  expect((await planned()).stages.map(({ isOngoing }) => isOngoing)).toEqual([false, true]);
});

test('worked examples are added up if every stage names one', async () => {
  const stages = [
    { service: 'web-design', task: 'The shop.', example: 2 },
    { service: 'marketing', task: 'Customers.', example: 1 },
  ];
  expect((await planned({ stages })).example).toBe('£2,000 + £500\u00a0a\u00a0month');
  const [first, second] = stages;
  const some = [first, { ...second, example: undefined }] as typeof stages;
  expect((await planned({ stages: some })).example).toBeUndefined();
});

test('the brief is plain text with everything that was chosen', async () => {
  expect((await planned()).brief).toMatchInlineSnapshot(`
    "From an idea to a shop

    We have: an idea.
    We need: a shop.

    In stages:
    1. Web Design, at once: The shop. (2–8 weeks, £600–£10,000 a project)
    2. Marketing, after 1: Customers. (ongoing, £200–£3,000 a month)
    Total: 2–8 weeks; £600–£10,000; £200–£3,000 a month. All prices exclude VAT.

    What we do:

    https://www.agency.example/how-far#idea-to-shop"
  `);
});

test('a journey of services without an end has a price and no weeks', async () => {
  const view = await planned({ stages: [{ service: 'marketing', task: 'Customers.' }] });
  expect(view.weeks).toBeUndefined();
  expect(view.price).toEqual({ once: '£200–£3,000 a month' });
});

test('the home page and the list of services lead to the planner, and it is left out without its file', async () => {
  const pagesOf = async (files: Record<string, string>) => {
    const context = await contextOf(files);
    return planSite(context, 'stamp').chunks.flatMap((chunk) =>
      chunk.plan().map(({ model }) => model),
    );
  };
  const leading = (pages: Awaited<ReturnType<typeof pagesOf>>) =>
    pages.filter((page) => 'howFar' in page).map(({ path }) => path);
  expect(leading(await pagesOf(howFarFile())).toSorted()).toEqual(['/', '/services']);
  const without = await pagesOf({});
  expect(leading(without)).toEqual([]);
  expect(without.map(({ path }) => path)).not.toContain('/how-far');
});
