import type { Problem } from '#cli/model/problem.ts';
import { entriesOf } from '#cli/resolve/entriesOf.ts';
import type { Rule } from '../rule.ts';

/** A link whose words are an email address or the address of a page leads to that address. */
export const linksSayTheirAddress: Rule = ({ content }) =>
  entriesOf(content).flatMap(({ file, markdown, bodyLine }) =>
    markdown.links.flatMap(({ href, words, line, column }): Problem[] => {
      const said = words === undefined ? undefined : addressIn(words);
      const meant = addressIn(href.replace(/^mailto:([^?]*).*$/i, '$1'));
      if (said === undefined || meant === undefined || isSame(said, meant)) return [];
      const at = { file, line: bodyLine + line - 1, column };
      return [{ code: 'link-words', args: { found: words ?? '', href }, at }];
    }),
  );

/** Returns the email address, or the host of the web address, that a text is; `undefined` for other texts. */
function addressIn(text: string): string | undefined {
  const plain = text.trim().toLowerCase();
  if (/^[\w.+-]+@[\w-]+(?:\.[\w-]+)+$/.test(plain)) return plain;
  const [, start, host] =
    /^(https?:\/\/)?((?:[a-z\d-]+\.)+[a-z]{2,})(?:[/?#]\S*)?$/.exec(plain) ?? [];
  // "Node.js" and "prices.yaml" look like hosts.
  if (
    start === undefined &&
    !/^www\.|\.(?:uk|com|org|net|example|scot|wales|eu)$/.test(host ?? '')
  ) {
    return undefined;
  }
  return host?.replace(/^www\./, '');
}

/** Returns whether a host is the other or a part of it. Words often leave out the start of an address. */
function isSame(said: string, meant: string): boolean {
  if (said.includes('@') !== meant.includes('@')) return true;
  return said === meant || meant.endsWith(`.${said}`) || said.endsWith(`.${meant}`);
}
