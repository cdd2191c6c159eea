import type { PageFault } from './pageFault.ts';
import { usesOf } from './scannedFile.ts';
import type { FileUse, ScannedFile } from './scannedFile.ts';

/** The crawlers whose rules decide what search engines list. A site may keep others out. */
const CRAWLERS = new Set(['*', 'googlebot', 'bingbot']);

/** The facts that robots.txt is checked against. */
interface RobotsPlan {
  /** The URL of the site, without a slash at its end. */
  url: string;
  /** All files of the site. */
  files: ReadonlySet<string>;
  /** The paths of the pages that search engines may list. */
  listed: readonly string[];
}

/** Returns the sitemaps that robots.txt names, and its rules for search engines: `sitemap`, `allow` and `disallow`. */
export function scanRobots(text: string): ScannedFile {
  const uses: FileUse[] = [];
  let applies = false;
  let isInAgents = false;
  for (const match of text.matchAll(/^[^\S\n]*([\w-]+)[^\S\n]*:[^\S\n]*([^\s#]*)/gm)) {
    const [, field = '', value = ''] = match;
    const name = field.toLowerCase();
    if (name === 'user-agent') {
      // Several lines of agents in a row share the rules that follow.
      applies = (isInAgents && applies) || CRAWLERS.has(value.toLowerCase());
    }
    isInAgents = name === 'user-agent';
    const isRule = applies && value !== '' && (name === 'allow' || name === 'disallow');
    if (name === 'sitemap' || isRule) uses.push([`${name} ${value}`, match.index]);
  }
  return { uses, faults: [] };
}

/**
 * Returns the faults of robots.txt: no sitemap, a sitemap that does not exist, and rules that keep search engines from listed pages, or from
 * the scripts and styles without which they cannot see these pages as visitors do.
 */
export function checkRobots(scan: ScannedFile, { url, files, listed }: RobotsPlan): PageFault[] {
  const sitemaps = usesOf('sitemap', scan);
  const fault = (
    args: Extract<PageFault, { code: 'built-robots-file' }>['args'],
    offset = 0,
  ): PageFault => ({ code: 'built-robots-file', args, offset });
  const expected = `${url}/sitemap.xml`;
  const missing = sitemaps.filter(
    ({ address }) => !address.startsWith(`${url}/`) || !files.has(address.slice(url.length + 1)),
  );
  const rules = [
    ...usesOf('allow', scan).map((rule) => ({ ...rule, isAllowed: true })),
    ...usesOf('disallow', scan).map((rule) => ({ ...rule, isAllowed: false })),
  ]
    // The longest rule decides, and "allow" if two are equally long (https://www.rfc-editor.org/rfc/rfc9309#section-2.2.2).
    .toSorted((a, b) => b.address.length - a.address.length)
    .map((rule) => ({ ...rule, pattern: patternOf(rule.address) }));
  const needed = () => [...listed, ...[...files].filter(isCode).map((file) => `/${file}`)];
  const kept = rules.some(({ isAllowed }) => !isAllowed)
    ? Map.groupBy(needed(), (path) => rules.find(({ pattern }) => pattern.test(path)))
    : new Map<undefined, string[]>();
  return [
    ...(sitemaps.length === 0 ? [fault({ kind: 'none', expected })] : []),
    ...missing.map(({ address, offset }) => fault({ kind: 'sitemap', address, expected }, offset)),
    ...[...kept].flatMap(([rule, paths]) =>
      rule && !rule.isAllowed
        ? [
            fault(
              { kind: 'rule', rule: rule.address, path: paths[0] ?? '', paths: paths.length },
              rule.offset,
            ),
          ]
        : [],
    ),
  ];
}

/** Returns whether a file is a style sheet or a script. */
function isCode(file: string): boolean {
  return /\.(?:css|js)$/.test(file);
}

/** Returns a pattern for the paths that a rule applies to. "*" stands for any characters, and "$" for the end. */
function patternOf(rule: string): RegExp {
  const [path = '', end] = rule.endsWith('$') ? [rule.slice(0, -1), '$'] : [rule, ''];
  return new RegExp(`^${path.split('*').map(RegExp.escape).join('.*')}${end}`);
}
