import { expect, test } from 'vitest';
import { edited } from '../../../helpers/contentDir.ts';
import { findingsOf } from '../../../helpers/findingsOf.ts';
import { howFarFile, journey } from '../../../helpers/howFarContent.ts';

const end = (name: string) => ({ name, label: name, brief: `${name}.` });

test('journeys between starts and goals that exist', async () => {
  expect((await findingsOf(howFarFile())).printed).toBe('');
});

test('a misspelt start', async () => {
  const { printed } = await findingsOf(
    howFarFile({ journeys: [journey(), journey({ name: 'other', from: 'idee' })] }),
  );
  expect(printed).toMatchInlineSnapshot(`
    "content/screens/how-far.yaml:34:11  error  journey-name-unknown
      "journeys[1].from" is "idee", which is not a start.
      Expected "idea".
      Did you mean "idea"?

        33 |   - name: other
      > 34 |     from: idee
           |           ^
        35 |     to: shop"
  `);
});

test('a start that appears twice instead of the one that it replaced', async () => {
  const journeys = [journey(), journey({ name: 'other', from: 'site' })];
  const files = howFarFile({ starts: [end('idea'), end('idea')], journeys });
  expect((await findingsOf(files)).codes).toEqual(['journey-repeated']);
});

test('a stage that follows a later one, or one that is not there', async () => {
  const stages = [
    { service: 'web-design', task: 'The shop.', after: ['marketing'] },
    { service: 'marketing', task: 'Customers.' },
  ];
  const { findings } = await findingsOf(howFarFile({ journeys: [journey({ stages })] }));
  expect(findings).toMatchObject([
    { code: 'journey-name-unknown', args: { found: 'marketing', known: [] } },
  ]);
});

test('a service that does not exist', async () => {
  const stages = [{ service: 'web-desing', task: 'The shop.' }];
  const { codes } = await findingsOf(howFarFile({ journeys: [journey({ stages })] }));
  expect(codes).toEqual(['reference-unknown']);
});

test('a start that leads nowhere, and a goal that nothing reaches', async () => {
  const { printed } = await findingsOf(
    howFarFile({ starts: [end('idea'), end('site')], goals: [end('shop'), end('app')] }),
  );
  expect(printed).toMatchInlineSnapshot(`
    "content/screens/how-far.yaml:15:11  error  journey-end-unused
      No journey leads from "site", so visitors who choose it see nothing.
      Expected at least one journey from each start and to each goal.
      Add a journey with "from: site", or delete it.

        14 |     brief: idea.
      > 15 |   - name: site
           |           ^
        16 |     label: site

    content/screens/how-far.yaml:22:11  error  journey-end-unused
      No journey leads to "app", so visitors cannot choose it.
      Expected at least one journey from each start and to each goal.
      Add a journey with "to: app", or delete it.

        21 |     brief: shop.
      > 22 |   - name: app
           |           ^
        23 |     label: app"
  `);
});

test.each([
  ['journeys with the same name', { to: 'app' }],
  ['journeys between the same two', { name: 'another' }],
])('two %s', async (_, fields) => {
  const goals = [end('shop'), ...('to' in fields ? [end('app')] : [])];
  const journeys = [journey(), journey({ text: 'Another reason for it.', ...fields })];
  const { codes } = await findingsOf(howFarFile({ goals, journeys }));
  expect(codes).toContain('journey-repeated');
});

test('a service twice in a journey', async () => {
  const stages = [
    { service: 'web-design', task: 'The shop.' },
    { service: 'web-design', task: 'The shop again.' },
  ];
  const { codes } = await findingsOf(howFarFile({ journeys: [journey({ stages })] }));
  expect(codes).toEqual(['journey-repeated']);
});

test('a worked example of a price that has none', async () => {
  const stages = [{ service: 'web-design', task: 'The shop.', example: 2 }];
  const { printed } = await findingsOf(howFarFile({ journeys: [journey({ stages })] }));
  expect(printed).toMatchInlineSnapshot(`
    "content/screens/how-far.yaml:28:18  error  journey-example-missing
      The price of "web-design" has no worked examples.
      Expected the number of one of its worked examples in content/prices.yaml.
      Delete the line, or add the examples to the price.

        27 |         task: The shop.
      > 28 |         example: 2
           |                  ^
        29 |     without: stock."
  `);
});

test.each([
  [/^(?=web-design)/m, 'marketing: { min: 100, max: 900, per: month, duration: 2–8 weeks }\n'],
  [/(?=  min: 200)/, '  min: 3100\n'],
])('a price that has %s before %j is one mistake', async (place, line) => {
  const stages = [{ service: 'marketing', task: 'Customers.', example: 2 }];
  const { findings } = await findingsOf({
    ...howFarFile({ journeys: [journey({ stages })] }),
    ...edited('prices.yaml', place, line),
    ...edited(
      'questions/price.md',
      'It depends.',
      '[Marketing](/services/marketing) takes 3–10 weeks. [Marketing](/services/marketing) costs from £250 a month.',
    ),
  });
  const causes = findings.filter(({ cause }) => cause === undefined);
  expect(causes).toMatchObject([{ code: 'yaml-duplicate-key' }]);
});
