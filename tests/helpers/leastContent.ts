import { contentVersion } from '#cli/migrations/migrations.ts';
import { minimalContent, withBody, yaml } from './minimalContent.ts';

/** The files of the minimal content that the least content has, too. */
const KEPT = [
  'words.yaml',
  'screens/not-found.yaml',
  'screens/thank-you.yaml',
  'legal/privacy-policy.md',
  'services/web-design.md',
];

/**
 * Returns the least content of a site: the home page, the contact page, the page that follows a form, the not-found page, a legal page and
 * one service of a sole trader without VAT. There are no towns, posts, case studies, questions, testimonials or lists, and the agency has
 * no optional block. The keys are paths below `content/`.
 */
export function leastContent(): Record<string, string> {
  const kept = Object.entries(minimalContent()).filter(
    ([file]) => KEPT.includes(file) || file.startsWith('brand/'),
  );
  return {
    ...Object.fromEntries(kept.map(([file, text]) => [file, withPagesThatExist(text)])),
    'site.yaml': yaml({
      name: 'Ada Trader',
      url: 'https://www.trader.example',
      description: 'She fixes websites.',
      email: 'ada@trader.example',
      office: { city: 'London', latitude: 51.5005, longitude: -0.0931 },
      indexing: { greatestShare: 0.4, leastOwnWords: 150, goal: 0 },
      shelfLife: { months: 1200, graceMonths: 12 },
      locale: 'en-GB',
      currency: 'GBP',
      distances: 'miles',
      timeZone: 'Europe/London',
      country: 'GB',
      nations: ['England'],
      contentVersion,
    }),
    'prices.yaml': yaml({
      'web-design': { min: 600, max: 1000, per: 'project', duration: '2–8 weeks' },
    }),
    'navigation.yaml': yaml({
      header: [{ label: 'Contact', href: '/contact' }],
      footer: [{ heading: 'Contact', links: [{ label: 'Write', href: '/contact' }] }],
    }),
    'screens/home.md': withBody(
      { ...screen('Websites fixed'), primaryAction: 'Write to me', ...related('/contact') },
      '',
    ),
    'screens/contact.yaml': yaml({
      ...screen('Write to me'),
      form: { title: 'A message', text: 'A few lines will do.' },
      ...related('/'),
    }),
    'screens/service-pages.yaml': yaml({
      whyChoose: 'Why me',
      included: 'What you get',
      quote: { title: 'A quote', text: 'It costs nothing.' },
    }),
  };
}

/** Replaces the related links of a file with pages of the least content. */
function withPagesThatExist(text: string): string {
  return text
    .replace('  - marketing\n  - web-design\n', '  - web-design\n  - /contact\n')
    .replace('  - marketing\n  - /about\n', '  - /\n  - /privacy-policy\n');
}

function related(third: string) {
  return { relatedLinks: ['web-design', '/privacy-policy', third] };
}

function screen(title: string) {
  const text = `${title}: a description that is long enough for search results to show it, with a few more words of its own.`;
  return {
    title,
    lead: 'A lead.',
    search: { title: `${title}, as search results show it`, description: text },
  };
}
