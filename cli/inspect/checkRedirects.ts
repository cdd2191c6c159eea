import type { FindingArgs } from '#cli/model/finding.ts';
import { checkAddress } from './checkAddresses.ts';
import type { SiteAddresses } from './checkAddresses.ts';
import type { PageFault } from './pageFault.ts';
import type { FileUse, ScannedFile } from './scannedFile.ts';
import { usesOf } from './scannedFile.ts';

interface Rule {
  from: string;
  to: string;
  status: string;
  offset: number;
}

/** Returns the rules of `_redirects`: `rule`, and their old path, target and status. */
export function scanRedirects(text: string): ScannedFile {
  const uses = [...text.matchAll(/^[^\S\n]*([^\s#]\S*[^\S\n]+\S+(?:[^\S\n]+\d+)?)/gm)].map(
    (match): FileUse => [`rule ${match[1]?.replace(/\s+/g, ' ')}`, match.index],
  );
  return { uses, faults: [] };
}

/**
 * Returns the faults of redirects: those that never end or take more than one step, that lead nowhere, that repeat an old path, or whose old
 * path is that of a page. Rules with placeholders are not checked.
 */
export function checkRedirects(
  scan: ScannedFile,
  url: string,
  addresses: SiteAddresses,
): PageFault[] {
  const rules = usesOf('rule', scan)
    .map(({ address, offset }): Rule => {
      const [from = '', to = '', status = '301'] = address.split(' ');
      return { from, to: to.startsWith(`${url}/`) ? to.slice(url.length) : to, status, offset };
    })
    .filter(({ from }) => !/\*|\/:/.test(from));
  const isRedirect = ({ status }: Rule) => status.startsWith('3');
  // Hosts apply the first of several rules.
  const targets = new Map(
    rules
      .filter(isRedirect)
      .toReversed()
      .map(({ from, to }) => [from, to]),
  );
  const reported = new Set<string>();
  const done = new Set<string>();
  const faultOf = (rule: Rule): FindingArgs['built-redirect'] | undefined => {
    const { from, to } = rule;
    if (done.has(from)) return { kind: 'repeated', from, to };
    done.add(from);
    if (addresses.pages.has(from) || addresses.files.has(from.slice(1))) {
      return { kind: 'page', from, to };
    }
    if (!isRedirect(rule)) return undefined;
    const steps = stepsFrom(from, targets);
    const end = steps.at(-1) ?? to;
    if (targets.has(end)) {
      // Other rules of the same loop, and those that lead to it, have the same cause.
      const isKnown = steps.some((step) => reported.has(step));
      for (const step of steps) reported.add(step);
      return isKnown ? undefined : { kind: 'loop', from, to };
    }
    if (steps.length > 1) return { kind: 'chain', from, to, end };
    const isOwn = to.startsWith('/') && !to.startsWith('//');
    const target = to.replace(/\?[^#]*/, '');
    const isRight =
      !isOwn || !checkAddress(`link ${target}`, { ...addresses, redirects: new Map() });
    return isRight ? undefined : { kind: 'target', from, to };
  };
  return rules.flatMap((rule) => {
    const args = faultOf(rule);
    return args ? [{ code: 'built-redirect', args, offset: rule.offset }] : [];
  });
}

/** Returns the addresses that a redirect leads through. If the redirect never ends, the last one is redirected, too. */
function stepsFrom(from: string, targets: ReadonlyMap<string, string>): string[] {
  const steps: string[] = [];
  for (let to = targets.get(from); to !== undefined; to = targets.get(to)) {
    const isLoop = steps.includes(to);
    steps.push(to);
    if (isLoop) break;
  }
  return steps;
}
