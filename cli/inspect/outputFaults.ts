import type { FindingArgs } from '#cli/model/finding.ts';
import type { SiteFault } from './inspectSite.ts';

/** The hashes of files that are not pages, by their paths from `client/`. */
type Hashes = Readonly<Record<string, string>>;

/** Files that hold secrets or copies of work, and that a site never publishes. */
const privateFiles = [
  /(?:^|\/)\.(?:env[^/]*|git|svn|npmrc|netrc|htpasswd|aws|ssh|DS_Store)(?:\/|$)/,
  /\.(?:bak|old|orig|swp|sql|sqlite3?|db|dump|pem|p12|pfx|env)(?:\.(?:gz|bz2|xz|zst|zip))?$|~$/,
  // Presentations of Keynote end with ".key", too.
  /(?:^|[/._-])(?:server|client|private|privkey|ssl|tls|ca|root|localhost)\.key$/,
  /(?:^|\/)id_(?:rsa|dsa|ecdsa|ed25519)$/,
  /(?:^|\/)(?:backups?|dump)[\d._-]*\.(?:zip|tar|tgz|tar\.gz)$/,
];

/**
 * Compares the files beside the pages, and those for hosts, with those that the build recorded. Returns a fault for each that is missing,
 * changed, added or private. Without a record, only private files are found.
 */
export function outputFaults(found: Hashes, recorded: Hashes = found): SiteFault[] {
  const kindOf = (path: string): FindingArgs['built-output']['kind'] | undefined => {
    if (!(path in found)) return 'missing';
    if (privateFiles.some((pattern) => pattern.test(path))) return 'private';
    // Only published files can be too many.
    if (!(path in recorded)) return path.startsWith('../') ? undefined : 'added';
    return found[path] === recorded[path] ? undefined : 'changed';
  };
  return [...new Set([...Object.keys(recorded), ...Object.keys(found)])].flatMap((path) => {
    const kind = kindOf(path);
    if (!kind) return [];
    const args = { path: path.replace('../', ''), kind };
    return [{ file: path, fault: { code: 'built-output', args, line: 1, column: 1 } }];
  });
}

/**
 * Returns the faults of a site and those of `outputs`, each cause once. A file that was changed or added is reported as such, unless faults within it
 * say what is wrong and where. A missing file is the cause of the faults of pages that use it or link to it, and a changed picture is the cause of
 * wrong sizes on pages that show it. A sitemap that is reported as changed is the cause of pages in no sitemap, and a planned page without a file
 * is the cause of wrong links to it.
 */
export function withOutputs(
  faults: readonly SiteFault[],
  outputs: readonly SiteFault[],
): SiteFault[] {
  const files = new Set(faults.map(({ file }) => file));
  // An added or private file must go, whatever is in it.
  const isOpened = ({ file, fault: { code, args } }: SiteFault) =>
    code === 'built-output' && args.kind === 'changed' && files.has(file);
  const whole = outputs.filter((one) => !isOpened(one));
  const reported = new Set(whole.map(({ file }) => file));
  const addressesOf = (kind: FindingArgs['built-output']['kind']) =>
    new Set(
      outputs.flatMap(({ fault: { code, args } }) =>
        code === 'built-output' && args.kind === kind ? [`/${args.path}`] : [],
      ),
    );
  const missing = addressesOf('missing');
  const changed = addressesOf('changed');
  for (const { fault } of faults) {
    if (fault.code === 'built-page-missing') missing.add(fault.args.path);
  }
  const isSitemapWhole = whole.some(({ file }) => /^sitemap.*\.xml$/.test(file));
  const causes = faults.filter(({ file, fault: { code, args } }) => {
    if (reported.has(file)) return false;
    if (code === 'built-sitemap') return args.kind !== 'left-out' || !isSitemapWhole;
    if (code === 'built-image-size') return !changed.has(args.src);
    if (code === 'built-anchor-missing') return !changed.has(args.href.replace(/#.*/, ''));
    if (code === 'built-file-missing') return !missing.has(args.address);
    return code !== 'built-link-broken' || !missing.has(args.href.replace(/#.*/, ''));
  });
  return [...causes, ...whole];
}
