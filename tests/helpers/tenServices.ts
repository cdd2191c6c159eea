import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { emptyParseCache } from '#cli/cache/parseCache.ts';
import { checkShape } from '#cli/load/checkShape.ts';
import { loadContent } from '#cli/load/loadContent.ts';
import type { CheckedContent } from '#cli/model/content.ts';
import { minimalContent } from './minimalContent.ts';

/** Ten services with fifteen variants: by variant, the service and whether the variant is in the short set. */
const VARIANTS: Record<string, [service: string, inShortSet: boolean]> = {
  'ai-technology': ['ai-technology-consulting', true],
  'ai-technology-consulting': ['ai-technology-consulting', false],
  'branding-graphics': ['branding-graphics', true],
  'branding-graphics-design': ['branding-graphics', false],
  'domain-dns': ['domain-dns-management', true],
  'domain-dns-management': ['domain-dns-management', false],
  'fast-affordable-mvp-development': ['mvp-development', false],
  marketing: ['marketing', true],
  'mobile-app-development': ['mobile-app-development', true],
  'mvp-development': ['mvp-development', true],
  'press-coverage': ['press-coverage', true],
  'public-relations': ['public-relations', true],
  'responsive-web-design': ['responsive-web-design', true],
  'responsive-web-design-services': ['responsive-web-design', false],
  'saas-development': ['saas-development', true],
};

/** The variants of each page set, in alphabetical order (docs/behaviour.md). */
export const pageSets = {
  full: Object.keys(VARIANTS),
  short: Object.keys(VARIANTS).filter((slug) => VARIANTS[slug]?.[1]),
};

/** Returns the minimal content with ten services, fifteen variants, and Aberdeen as the only town. */
export async function tenServices(): Promise<CheckedContent> {
  const content = await loadMinimal();
  const { services, variants, towns } = content.collections;
  const [service, variant, town] = [services[0], variants[0], towns[0]];
  if (!service || !variant || !town) throw new Error('The minimal content is incomplete.');
  const slugs = new Set(Object.values(VARIANTS).map(([slug]) => slug));
  return {
    ...content,
    collections: {
      ...content.collections,
      services: [...slugs].map((slug) => ({
        ...service,
        slug,
        file: `content/services/${slug}.md`,
      })),
      variants: Object.entries(VARIANTS).map(([slug, [owner, inShortSet]]) => ({
        ...variant,
        slug,
        file: `content/variants/${slug}.yaml`,
        data: { ...variant.data, service: owner, inShortSet, rank: inShortSet ? 1 : 2 },
      })),
      towns: [{ ...town, slug: 'aberdeen', file: 'content/towns/aberdeen.md' }],
    },
  };
}

async function loadMinimal(): Promise<CheckedContent> {
  const folder = mkdtempSync(join(tmpdir(), 'minimal-'));
  for (const [file, text] of Object.entries(minimalContent())) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  const { loaded } = await loadContent(folder, emptyParseCache());
  rmSync(folder, { recursive: true });
  return checkShape(loaded).checked;
}
