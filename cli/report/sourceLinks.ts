import type { Place } from '#cli/model/finding.ts';

/** The addresses of the files of a commit on GitHub. */
export interface SourceLinks {
  /** Returns the address of a line. */
  lineOf(place: Place): string;
  /** Returns the address of the explanation of a finding. */
  explanationOf(code: string): string;
}

/**
 * Returns links to the sources in the environment of a workflow
 * (https://docs.github.com/actions/reference/workflows-and-actions/variables), or `undefined` outside of one.
 */
export function sourceLinks({
  GITHUB_SERVER_URL: server,
  GITHUB_REPOSITORY: repository,
  GITHUB_SHA: commit,
}: Readonly<Record<string, string | undefined>>): SourceLinks | undefined {
  if (!server || !repository || !commit) return undefined;
  const addressOf = (file: string) =>
    `${server}/${repository}/blob/${commit}/${file.split('/').map(encoded).join('/')}`;
  return {
    // Without "plain", GitHub shows Markdown as a page, which has no lines.
    lineOf: ({ file, line }) => `${addressOf(file)}?plain=1#L${line}`,
    explanationOf: (code) => `${addressOf('docs/findings.md')}#${encoded(code)}`,
  };
}

/** Encodes a part of an address, including the signs that could end a link in Markdown. */
function encoded(part: string): string {
  return encodeURIComponent(part).replace(
    /[!'()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}
