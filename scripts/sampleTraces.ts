import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { format } from 'prettier';
import { projectRoot } from '#cli/project.ts';
import { findSampleTraces } from './sample/findSampleTraces.ts';

/**
 * Writes `cli/check/sampleTraces.ts`: the names and pictures of the sample agency, so that `site validate --launch` finds them in the content
 * of another agency, which does not have the sample's content. `tests/sample/sampleTraces.test.ts` fails if the file is out of date.
 */
const traces = await findSampleTraces();
const code = `/** The names and the pictures of the sample agency, the pictures by their hashes (\`hashPictures\`). Written by \`npm run sample-traces\`. */
export const sampleTraces = ${JSON.stringify(traces)} as const;
`;
writeFileSync(
  join(projectRoot, 'cli/check/sampleTraces.ts'),
  await format(code, { parser: 'typescript', singleQuote: true, printWidth: 100 }),
);
