import type { FindingArgs } from '#cli/model/finding.ts';
import type { builtFiles as explained } from '../explanations/builtFiles.ts';
import type { MessagesOf } from './message.ts';
import { count, number } from '#cli/report/amounts.ts';
import { quote } from './values.ts';

/** The words of findings about the files that a build writes beside the pages. */
export const builtFiles: MessagesOf<typeof explained> = {
  'built-file-invalid': ({ reason }) => ({
    found: `The file cannot be parsed: ${reason}.`,
    expected: 'Expected a whole file in the format that its name says.',
    action: REBUILD,
  }),
  'built-sitemap': ({ kind, address, pages }) => ({
    found: {
      page: `The sitemap lists ${quote(address)}, which is not a page.`,
      hidden: `The sitemap lists ${quote(address)}, a page that search engines must not list.`,
      canonical: `The sitemap lists ${quote(address)}, a page that has another canonical address.`,
      repeated: `The sitemaps list ${quote(address)} twice.`,
      'left-out':
        pages === undefined
          ? `No sitemap lists the page ${quote(address)}.`
          : `No sitemap lists this page and others, ${number(pages)} in all.`,
      file: `The index names the sitemap ${quote(address)}, which does not exist.`,
      unlisted: `The index of sitemaps does not name ${quote(address)}.`,
    }[kind],
    expected: sitemapTruths[kind],
    action: REBUILD,
  }),
  'built-robots-file': (args) => {
    const action =
      args.kind === 'rule'
        ? 'Remove the rule, or make it narrower.'
        : `Write "Sitemap: ${args.expected}".`;
    if (args.kind === 'none') {
      return {
        found: 'The file names no sitemap.',
        expected: 'Expected its whole address, by which search engines find the pages.',
        action,
      };
    }
    if (args.kind === 'sitemap') {
      return {
        found: `The file names the sitemap ${quote(args.address)}, which is not a file of the site.`,
        expected: 'Expected the whole address of a sitemap of the site.',
        action,
      };
    }
    const { rule, path, paths } = args;
    const others =
      paths === 1 ? '' : ` and ${count(paths - 1, 'other address', 'other addresses')}`;
    return {
      found: `The rule ${quote(rule)} keeps search engines from ${path}${others}.`,
      expected:
        'Expected no rule for pages that search engines may list, or for the scripts and styles of pages.',
      action,
    };
  },
  'built-redirect': (args) => {
    const { kind, from, to } = args;
    return {
      found: {
        loop: `The redirect from ${quote(from)} to ${quote(to)} leads to further redirects that never end.`,
        chain: `The redirect from ${quote(from)} leads to ${quote(to)}, which is redirected too.`,
        page: `The address ${quote(from)} is redirected to ${quote(to)}, but it is that of a page or a file.`,
        target: `The redirect from ${quote(from)} leads to ${quote(to)}, which is neither a page nor a file.`,
        repeated: `A second rule redirects ${quote(from)}, to ${quote(to)}.`,
      }[kind],
      expected: {
        loop: 'Expected the current address of a page.',
        chain: 'Expected the current address, because each step costs visitors a request.',
        page: 'Expected old addresses only, because some hosts would hide the page.',
        target: 'Expected the current address of a page.',
        repeated: 'Expected each old address once, because hosts use the first rule.',
      }[kind],
      action:
        args.kind === 'chain'
          ? `Redirect ${quote(from)} to ${quote(args.end)}.`
          : 'Correct the aliases in the content, then build the site again.',
    };
  },
};

/** The one thing to do about a file that the build writes. */
const REBUILD =
  'Build the site again. If the finding stays, correct the code that writes the file.';

/** The truths about sitemaps, by the kinds of faults. */
const sitemapTruths: Record<FindingArgs['built-sitemap']['kind'], string> = {
  page: 'Expected addresses of built pages only.',
  hidden: 'Expected pages for search engines only.',
  canonical: 'Expected canonical addresses only.',
  repeated: 'Expected each page once.',
  'left-out': 'Expected each page for search engines in a sitemap.',
  file: 'Expected sitemaps of the site only.',
  unlisted: 'Expected each sitemap in the index, because search engines read only that.',
};
