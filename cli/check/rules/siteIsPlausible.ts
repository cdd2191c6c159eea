import { fieldName } from '#cli/load/dataPath.ts';
import type { DataPath, FindingArgs } from '#cli/model/finding.ts';
import type { Problem } from '#cli/model/problem.ts';
import type { Site } from '#schemas/site.ts';
import { numbersIn } from '../numbersIn.ts';
import type { Rule } from '../rule.ts';

/**
 * The address of the site is not that of a preview, its usual reply is not slower than the one it promises, its shares are percentages, its
 * profiles are at the networks that they name, its rate of VAT is one of its country, and its sessions are not shorter than five minutes.
 */
export const siteIsPlausible: Rule = ({ content: { singles } }) => {
  if (!singles.site) return [];
  const { file, data } = singles.site;
  return [
    addressFault(data),
    ...claimFaults(data),
    ...statFaults(data),
    ...profileFaults(data),
    vatFault(data),
    sessionFault(data),
  ].flatMap((fault) => {
    if (!fault) return [];
    const { path, ...args } = fault;
    const at = { file, path };
    return [{ code: 'site-implausible', args: { field: fieldName(path), ...args }, at } as Problem];
  });
};

type Fault = Omit<FindingArgs['site-implausible'], 'field'> & { path: DataPath };

/** Finds the address of a test site. Search engines would be sent there from every page. */
function addressFault({ url }: Site): Fault | undefined {
  const { hostname } = new URL(url);
  const isPreview =
    /^(?:(?:www\.)?(?:staging|stage|preview|test|dev|beta)\.(?!(?:[a-z]+|(?:co|com|org|net)\.[a-z]{2})$)|localhost$|[\d.]+$)/;
  return isPreview.test(hostname) ? { kind: 'preview', found: url, path: ['url'] } : undefined;
}

/** Finds a rate of VAT that the United Kingdom does not have (https://www.gov.uk/vat-rates). */
function vatFault({ country, vatRate }: Site): Fault | undefined {
  const isOther = country === 'GB' && vatRate !== undefined && ![0, 5, 20].includes(vatRate);
  return isOther ? { kind: 'vat', found: String(vatRate), path: ['vatRate'] } : undefined;
}

/** Finds a length of a session that is probably in hours. */
function sessionFault({ booking }: Site): Fault | undefined {
  if (!booking || booking.minutes >= SHORTEST_SESSION) return undefined;
  return { kind: 'session', found: String(booking.minutes), path: ['booking', 'minutes'] };
}

/** The least minutes of a session. */
const SHORTEST_SESSION = 5;

function claimFaults({ claims = {} }: Site): Fault[] {
  const { usualReply, promisedReply } = claims;
  const [usual, promised] = [usualReply, promisedReply].map((text) => hoursIn(text ?? ''));
  const shares = (['costReduction', 'lessManualWork'] as const).flatMap((field): Fault[] => {
    const found = claims[field];
    // A share may be in words.
    const [, digits, sign] = /^(\d+(?:\.\d+)?)(\s?%|\s?per ?cent)?$/.exec(found ?? '') ?? [];
    if (found === undefined || digits === undefined) return [];
    const isShare = sign !== undefined && Number(digits) <= 100;
    return isShare ? [] : [{ kind: 'share', found, path: ['claims', field] }];
  });
  if (usualReply === undefined || usual === undefined) return shares;
  if (promised === undefined || usual <= promised) return shares;
  const path = ['claims', 'usualReply'];
  return [...shares, { kind: 'reply', found: usualReply, other: promisedReply ?? '', path }];
}

/** Finds a share above 100%, unless its words describe a change, which may be greater. */
function statFaults({ stats = [] }: Site): Fault[] {
  return stats.flatMap(({ value, label }, index): Fault[] => {
    const [, digits] = /^(\d+(?:\.\d+)?)\s?(?:%|per ?cent)$/.exec(value) ?? [];
    if (digits === undefined || Number(digits) <= 100 || CHANGE.test(label)) return [];
    return [{ kind: 'share', found: value, path: ['stats', index, 'value'] }];
  });
}

/** Words of a change, such as "growth" and "more orders". */
const CHANGE =
  /\b(?:more|faster|higher|larger|bigger|better|extra|above|over|growth|grow\w*|grew|gain\w*|increas\w*|rise|rising|rose|return\w*|roi|uplift|up|profit\w*|beyond|of (?:the )?(?:target|goal|plan)\w*)\b/i;

/** Returns the hours of a duration such as "two working days"; `undefined` if it names no number and unit. */
function hoursIn(text: string): number | undefined {
  const [count] = numbersIn(text.replace(/\ban? (?=\p{L}+ (?:day|hour)|day|hour|week)/u, '1 '));
  const [, unit = ''] = /\b(minute|hour|day|week)s?\b/.exec(text) ?? [];
  const each = { minute: 1 / 60, hour: 1, day: 24, week: 168 }[unit];
  return count === undefined || each === undefined ? undefined : count * each;
}

/** Finds a profile at another network than its label names, and the start page of a network. */
function profileFaults({ social = [] }: Site): Fault[] {
  return social.flatMap(({ label, url }, index): Fault[] => {
    const { hostname, pathname } = new URL(url);
    const path = ['social', index, 'url'];
    const network = NETWORKS.find(([name]) => label.toLowerCase() === name);
    const host = NETWORKS.find(([, hosts]) => hosts.test(hostname));
    if (network && host && network !== host)
      return [{ kind: 'network', found: url, other: label, path }];
    return host && pathname === '/' ? [{ kind: 'profile', found: url, other: label, path }] : [];
  });
}

/** Networks by the names that labels have, and their hosts. */
const NETWORKS: readonly (readonly [name: string, hosts: RegExp])[] = [
  ['linkedin', /(?:^|\.)linkedin\.com$/],
  ['instagram', /(?:^|\.)instagram\.com$/],
  ['facebook', /(?:^|\.)facebook\.com$/],
  ['youtube', /(?:^|\.)youtube\.com$/],
  ['x', /(?:^|\.)(?:x|twitter)\.com$/],
  ['tiktok', /(?:^|\.)tiktok\.com$/],
  ['pinterest', /(?:^|\.)pinterest\.(?:com|co\.uk)$/],
  ['github', /(?:^|\.)github\.com$/],
  ['bluesky', /^bsky\.app$/],
];
