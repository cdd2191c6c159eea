import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { brandStyles } from '#cli/brand/brandStyles.ts';
import { projectRoot } from '#cli/project.ts';
import type { Brand } from '#schemas/brand.ts';

/** Shows the pages of a built site in another brand, as a build with that brand would. Call it before the first page is opened. */
export async function rebrand(page: Page, brand: Brand): Promise<void> {
  const fonts = { rules: '', body: 'sans-serif' };
  const styles = brandStyles(brand, fonts).replace(/@import '\.\/(.*)';/g, (_, sheet: string) =>
    readFileSync(join(projectRoot, 'templates/styles', sheet), 'utf8'),
  );
  await page.route('**/*.css', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `${await response.text()}\n${styles}` });
  });
}
