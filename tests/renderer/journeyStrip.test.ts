import { expect, test } from 'vitest';
import { contextOf } from '../helpers/findingsOf.ts';
import { howFarFile, journey } from '../helpers/howFarContent.ts';
import { renderedSite } from '../helpers/renderedSite.ts';

/** Returns the strip of the journey through some services. */
async function stripOf(...services: string[]): Promise<string> {
  const stages = services.map((service) => ({ service, task: 'The work.' }));
  const context = await contextOf(howFarFile({ journeys: [journey({ stages })] }));
  const page = (await renderedSite(context)).get('/how-far') ?? '';
  return /<a class="far-strip".*?<\/a>/s.exec(page)?.[0] ?? '';
}

test('the strip of a journey has its weeks with their label', async () => {
  const strip = await stripOf('web-design');
  expect(strip).toMatch(/<span data-part="row">Total <b data-part="weeks">2–8 weeks<\/b><\/span>/);
});

test('the strip of a journey whose stages are all ongoing hides the label of the weeks', async () => {
  const strip = await stripOf('marketing');
  expect(strip).toMatch(/<span hidden="" data-part="row">Total <b data-part="weeks"><\/b><\/span>/);
});
