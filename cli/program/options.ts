import { Option } from 'commander';
import type { Command } from 'commander';
import { parseNewFile } from './parseOption.ts';

/** Returns the option for the format of findings. */
export const format = () =>
  new Option('--format <format>', 'the format of findings')
    .choices(['pretty', 'json', 'github'])
    .default('pretty');

/** Returns the option for a file of results, which CI shows. */
export const summaryFile = () =>
  new Option(
    '--summary <file>',
    'a file to which the result is also appended as Markdown',
  ).argParser(parseNewFile);

/** Returns the option for a preview. */
export const drafts = () =>
  new Option(
    '--drafts',
    'a preview with drafts and planned posts, no page for search engines',
  ).default(false);

/** Returns the option that accepts a far smaller site (decision 19). */
export const allowShrink = () =>
  new Option('--allow-shrink', 'accept that far fewer pages or posts are left than are published')
    .default(false)
    .env('SITE_ALLOW_SHRINK');

/**
 * Reads the value of SITE_ALLOW_SHRINK. A hook of the commands with `allowShrink`: Commander sets a boolean option if its variable exists,
 * whatever the value is. Ends the process if the value means neither.
 */
export function readAllowShrink(command: Command): void {
  if (command.getOptionValueSource('allowShrink') !== 'env') return;
  const value = (process.env.SITE_ALLOW_SHRINK ?? '').trim().toLowerCase();
  const allows = ['1', 'true', 'yes', 'on'].includes(value);
  if (!allows && !['', '0', 'false', 'no', 'off'].includes(value)) {
    command.error(
      `error: the variable SITE_ALLOW_SHRINK has the value '${value}'. Expected 1, true, yes or on to accept the loss, or 0, false, no or off.`,
    );
  }
  command.setOptionValue('allowShrink', allows);
}

/** Formats the examples at the end of the help of a command. */
export const examples = (...lines: string[]) =>
  `\nExamples:\n${lines.map((line) => `  ${line}`).join('\n')}`;
