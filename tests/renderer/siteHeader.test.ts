import { expect, test } from 'vitest';
import { renderShellBody } from '#renderer/renderShellBody.tsx';
import type { Site } from '#schemas/site.ts';
import { findingsOf } from '../helpers/findingsOf.ts';
import { minimalContent } from '../helpers/minimalContent.ts';

const crm = { label: 'Ledger', description: 'Our database', url: 'https://crm.example.co.uk' };
const planner = { label: 'Planner', href: '/how-far', text: 'How long it takes' };

/** Returns the header of a site with these facts and tools. */
async function headerWith(facts: Partial<Site>, tools: (typeof planner)[] = []): Promise<string> {
  const { context } = await findingsOf(minimalContent());
  if (!context) throw new Error('The content has errors.');
  const { site, navigation, ...layout } = context.layout;
  const html = renderShellBody(
    { ...layout, site: { ...site, ...facts }, navigation: { ...navigation, tools } },
    '/',
  );
  return /<header class="site-header".*?<\/header>/s.exec(html)?.[0] ?? '';
}

/** Returns the menu of a site with a CRM and these tools. */
async function menuWith(tools: (typeof planner)[]): Promise<string> {
  return /<nav class="menu".*?<\/nav>/s.exec(await headerWith({ crm }, tools))?.[0] ?? '';
}

test('a single tool is a link, without a menu that has to be opened first', async () => {
  const menu = await menuWith([]);
  expect(menu).toContain(`href="${crm.url}"`);
  expect(menu).not.toMatch(/<summary>Tools/);
});

test('two tools are in a menu', async () => {
  const menu = await menuWith([planner]);
  expect(menu).toMatch(/<summary>Tools/);
  expect(menu).toContain(`href="${planner.href}"`);
});

test.each([
  ['020 7946 0167', '020 7946 0167'],
  [undefined, '+442079460167'],
])('the phone number is a link, with the display form %s', async (phoneDisplay, shown) => {
  const header = await headerWith({ phone: '+442079460167', phoneDisplay });
  expect(header).toContain('href="tel:+442079460167"');
  expect(header).toContain(`${shown}</a>`);
});

test.each([
  ['Ash', false],
  ['Fitzwilliam-Ballyshannon Infrastructures', true],
])('the mobile menu of %s has the phone number: %s', async (name, has) => {
  const header = await headerWith({ name, phone: '+442079460167' });
  const menu = /<details class="mobile-menu".*<\/details>/s.exec(header)?.[0] ?? '';
  // Wider screens have the number in the header and hide that of the menu, by its class.
  expect(menu.includes('<li class="mobile-menu__call"><a href="tel:+442079460167"')).toBe(has);
});
