import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Problem } from '#cli/model/problem.ts';
import type { Content } from '#cli/model/content.ts';
import { writeFileAtomic } from '#cli/files/writeFileAtomic.ts';

/**
 * Keeps the answer of costly rules for the content they were asked about: `ask` is called only where the content or `codeStamp`,
 * which stands for the rules' code, is another than last time.
 */
export function rememberProblems(
  file: string,
  content: Content,
  codeStamp: string,
  ask: () => Problem[],
): Problem[] {
  const key = contentKey(content, codeStamp);
  try {
    const last: { key: string; problems: Problem[] } = JSON.parse(readFileSync(file, 'utf8'));
    if (last.key === key) return last.problems;
  } catch {
    // Nothing is remembered yet.
  }
  const problems = ask();
  writeFileAtomic(file, JSON.stringify({ key, problems }));
  return problems;
}

function contentKey({ collections, singles }: Content, codeStamp: string): string {
  const hash = createHash('sha1').update(codeStamp);
  for (const entry of [...Object.values(singles), ...Object.values(collections).flat()]) {
    hash.update(entry.file).update(entry.hash);
  }
  return hash.digest('hex');
}
