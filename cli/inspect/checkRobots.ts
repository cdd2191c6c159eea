import type { PageFault } from './pageFault.ts';
import { ENGINES } from './checkHead.ts';
import { usesOf } from './scannedFile.ts';
import type { FileUse, ScannedFile } from './scannedFile.ts';

/** The crawlers whose rules decide what search engines list, and "*" for those without rules of their own. A site may keep others out. */
const CRAWLERS = new Set(['*', ...ENGINES]);

/** The files that are sitemaps. */
const SITEMAP = /^sitemap[\w-]*\.xml$/;

/** The facts that robots.txt is checked against. */
interface RobotsPlan {
  /** The URL of the site, without a slash at its end. */
  url: string;
  /** All files of the site. */
  files: ReadonlySet<string>;
  /** The paths of the pages that search engines may list. */
  listed: readonly string[];
}

/**
 * Returns the sitemaps that robots.txt names, the crawlers of search engines that it has rules for, and these rules with their crawler:
 * `sitemap`, `agent`, `allow googlebot` and `disallow googlebot`.
 */
export function scanRobots(text: string): ScannedFile {
  const uses: FileUse[] = [];
  let agents: string[] = [];
  let isInAgents = false;
  for (const match of text.matchAll(/^[^\S\n]*([\w-]+)[^\S\n]*:[^\S\n]*([^\s#]*)/gm)) {
    const [, field = '', value = ''] = match;
    const name = field.toLowerCase();
    if (name === 'user-agent') {
      // Several lines of agents in a row share the rules that follow.
      const agent = value.toLowerCase();
      agents = [...(isInAgents ? agents : []), ...(CRAWLERS.has(agent) ? [agent] : [])];
      if (CRAWLERS.has(agent)) uses.push([`agent ${agent}`, match.index]);
    }
    isInAgents = name === 'user-agent';
    if (name === 'sitemap') uses.push([`${name} ${value}`, match.index]);
    if (value === '' || (name !== 'allow' && name !== 'disallow')) continue;
    for (const agent of agents) uses.push([`${name} ${agent} ${value}`, match.index]);
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
  const missing = sitemaps.filter(({ address }) => {
    const file = address.startsWith(`${url}/`) ? address.slice(url.length + 1) : '';
    return !SITEMAP.test(file) || !files.has(file);
  });
  const needed = () => [...listed, ...[...files].filter(isCode).map((file) => `/${file}`)];
  // A crawler with rules of its own ignores those for all.
  const agents = new Set(usesOf('agent', scan).map(({ address }) => address));
  const known = new Set<number>();
  const kept = [...agents].flatMap((agent) => {
    const rules = rulesFor(agent, scan);
    if (rules.every(({ isAllowed }) => isAllowed)) return [];
    const byRule = Map.groupBy(needed(), (path) => rules.find(({ pattern }) => pattern.test(path)));
    return [...byRule].flatMap(([rule, paths]) => {
      if (!rule || rule.isAllowed || known.has(rule.offset)) return [];
      known.add(rule.offset);
      return [{ rule, paths }];
    });
  });
  return [
    ...(sitemaps.length === 0 ? [fault({ kind: 'none', expected })] : []),
    ...missing.map(({ address, offset }) => fault({ kind: 'sitemap', address, expected }, offset)),
    ...kept.map(({ rule, paths }) =>
      fault(
        { kind: 'rule', rule: rule.address, path: paths[0] ?? '', paths: paths.length },
        rule.offset,
      ),
    ),
  ];
}

/**
 * Returns the rules for a crawler. The first one that applies to a path decides: the longest, and "allow" if two are equally long
 * (https://www.rfc-editor.org/rfc/rfc9309#section-2.2.2).
 */
function rulesFor(agent: string, scan: ScannedFile) {
  return [
    ...usesOf(`allow ${agent}`, scan).map((rule) => ({ ...rule, isAllowed: true })),
    ...usesOf(`disallow ${agent}`, scan).map((rule) => ({ ...rule, isAllowed: false })),
  ]
    .toSorted((a, b) => b.address.length - a.address.length)
    .map((rule) => ({ ...rule, pattern: patternOf(rule.address) }));
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
