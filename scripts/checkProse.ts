import { globSync, readFileSync } from 'node:fs';
import { proseRules } from './prose/proseRules.ts';
import { passagesOfCode, passagesOfMarkdown } from './prose/readPassages.ts';

/** The code and documents whose prose is checked. Content has rules of its own in `site validate`. */
const CODE =
  '{api,cli,content/schemas,pages,renderer,scripts,supabase,templates,tests}/**/*.{ts,tsx,mjs}';
const DOCS = '{README.md,docs/**/*.md,content/README.md}';
/** The document that quotes the wording it advises against. */
const QUOTES = 'docs/style.md';

let found = 0;
for (const file of [...globSync(CODE), ...globSync(DOCS)].sort()) {
  if (file === QUOTES || file.includes('node_modules')) continue;
  const text = readFileSync(file, 'utf8');
  const passages = file.endsWith('.md') ? passagesOfMarkdown(text) : passagesOfCode(file, text);
  for (const passage of passages) {
    for (const { pattern, advice, kinds } of proseRules) {
      if (kinds && !kinds.includes(passage.kind)) continue;
      const match = pattern.exec(passage.text);
      if (!match) continue;
      found++;
      const around = passage.text.slice(Math.max(0, match.index - 20), match.index + 50);
      console.log(`${file}:${passage.line}  ${advice}\n    … ${around.trim()} …`);
    }
  }
}
console.log(
  found === 0
    ? 'The prose follows docs/style.md.'
    : `\n${found} places to rewrite (docs/style.md).`,
);
process.exitCode = found === 0 ? 0 : 1;
