import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';
import { z } from 'zod';
import { projectRoot } from '#cli/project.ts';
import { findJava } from './findJava.mjs';

const CHECKER = join(projectRoot, 'tests/judges/node_modules/vnu-jar/build/dist/vnu.jar');

/** Java options: a large stack for the deep schemas, and the garbage collector that needs the least memory for short-lived objects. */
const JVM = ['-Xss1m', '-XX:+UseSerialGC'];

const ReportSchema = z.object({
  messages: z.array(
    z.object({
      url: z.string(),
      lastLine: z.int().optional(),
      message: z.string(),
      extract: z.string().optional(),
    }),
  ),
});

/** Whether this machine has everything that `checkHtml` needs. */
export const canCheckHtml = existsSync(CHECKER) && findJava() !== undefined;

/**
 * Returns the errors that the Nu Html Checker (https://validator.github.io/validator/) finds in the HTML files below a folder, or in some of
 * them, each with its file, its line and the text around it. Throws if the checker does not finish.
 */
export async function checkHtml(
  folder: string,
  files: readonly string[] = [folder],
): Promise<string[]> {
  const options = ['--skip-non-html', '--errors-only', '--format', 'json', '--stdout'];
  const java = spawn(findJava() ?? 'java', [...JVM, '-jar', CHECKER, ...options, ...files], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  onTestFinished(() => void java.kill());
  const [report, complaint] = await Promise.all([text(java.stdout), text(java.stderr)]);
  if (!report) throw new Error(`The Nu Html Checker gave no answer.\n${complaint}`);
  return ReportSchema.parse(JSON.parse(report)).messages.map(
    ({ url, lastLine, message, extract = '' }) =>
      `${relative(folder, fileURLToPath(new URL(url)))}:${lastLine} ${message} ${extract}`,
  );
}
