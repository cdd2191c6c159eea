/** The sources that a content security policy allows, by the names of its directives. */
export type SecurityPolicy = ReadonlyMap<string, readonly string[]>;

/** Returns the first content security policy of `_headers`. It has no directives if there is none. */
export function readPolicy(headers: string): SecurityPolicy {
  const [, policy = ''] = /^\s*Content-Security-Policy:(.*)$/im.exec(headers) ?? [];
  return new Map(
    policy.split(';').flatMap((directive): [string, string[]][] => {
      const [name = '', ...sources] = directive.trim().split(/\s+/);
      return name === '' ? [] : [[name, sources]];
    }),
  );
}

/** Returns whether a policy blocks an address of another site where a directive, such as "img-src", applies. */
export function isBlocked(policy: SecurityPolicy, directive: string, address: string): boolean {
  const fallback = directive.endsWith('-src') ? policy.get('default-src') : undefined;
  const sources = policy.get(directive) ?? fallback;
  const url = URL.parse(address);
  if (!sources || !url) return false;
  // Which hosts a source with "*" allows is left to the browser.
  return !sources.some(
    (source) => source.includes('*') || [url.origin, url.protocol].includes(source),
  );
}
