import { expect, test } from 'vitest';
import { renderShellBody } from '#renderer/renderShellBody.tsx';
import { findingsOf } from '../helpers/findingsOf.ts';
import { minimalContent } from '../helpers/minimalContent.ts';

const crm = { label: 'Ledger', description: 'Our database', url: 'https://crm.example.co.uk' };
const planner = { label: 'Planner', href: '/how-far', text: 'How long it takes' };

/** Returns the header of a site with these tools. */
async function headerWith(tools: (typeof planner)[]): Promise<string> {
  const { context } = await findingsOf(minimalContent());
  if (!context) throw new Error('The content has errors.');
  const { site, navigation, ...layout } = context.layout;
  const html = renderShellBody(
    { ...layout, site: { ...site, crm }, navigation: { ...navigation, tools } },
    '/',
  );
  return /<nav class="menu".*?<\/nav>/s.exec(html)?.[0] ?? '';
}

test('a single tool is a link, without a menu that has to be opened first', async () => {
  const menu = await headerWith([]);
  expect(menu).toContain(`href="${crm.url}"`);
  expect(menu).not.toMatch(/<summary>Tools/);
});

test('two tools are in a menu', async () => {
  const menu = await headerWith([planner]);
  expect(menu).toMatch(/<summary>Tools/);
  expect(menu).toContain(`href="${planner.href}"`);
});
