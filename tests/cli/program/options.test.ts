import { Command } from 'commander';
import { describe, expect, test, vi } from 'vitest';
import { allowShrink, readAllowShrink } from '#cli/program/options.ts';

describe('SITE_ALLOW_SHRINK', () => {
  test.each([
    ['1', true],
    ['TRUE', true],
    ['yes', true],
    ['on', true],
    ['0', false],
    ['False', false],
    ['no', false],
    ['off', false],
    ['', false],
  ])('"%s" sets --allow-shrink to %s', (value, expected) => {
    vi.stubEnv('SITE_ALLOW_SHRINK', value);
    expect(allowsShrink([])).toBe(expected);
  });

  test('does not matter if the command line has the option', () => {
    vi.stubEnv('SITE_ALLOW_SHRINK', '0');
    expect(allowsShrink(['--allow-shrink'])).toBe(true);
  });

  test('must have a value that says which of both is meant', () => {
    vi.stubEnv('SITE_ALLOW_SHRINK', 'maybe');
    expect(() => allowsShrink([])).toThrow(
      "error: the variable SITE_ALLOW_SHRINK has the value 'maybe'. Expected 1, true, yes or on to accept the loss, or 0, false, no or off.",
    );
  });
});

function allowsShrink(args: string[]): unknown {
  const command = new Command()
    .exitOverride()
    .configureOutput({ writeErr: () => undefined })
    .addOption(allowShrink())
    .hook('preAction', readAllowShrink)
    .action(() => undefined);
  return command.parse(args, { from: 'user' }).opts().allowShrink;
}
