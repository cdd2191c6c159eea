import { describe, expect, test } from 'vitest';
import { refusalOf } from '#api/reply/refusalOf.ts';

describe('a fault of the site', () => {
  const logOf = (error: unknown) => {
    const lines: string[] = [];
    expect(refusalOf(error, (line) => lines.push(line)).status).toBe(500);
    return lines.join('\n');
  };

  test('is logged by its name and place', () => {
    expect(logOf(new TypeError('Not a number'))).toMatch(
      /^A fault of the site: TypeError at .*refusalOf\.test\.ts:\d+:\d+\)?\.$/,
    );
  });

  test('is logged without what it says, though that looks like a place', () => {
    for (const said of [
      '\n    at Ada, 07700 900123',
      'x\n at Ada (ada@example.org)\n    at Ada\n',
    ]) {
      const line = logOf(new SyntaxError(said));
      expect(line).toMatch(/^A fault of the site: SyntaxError at .*refusalOf\.test\.ts/);
      expect(line).not.toContain('Ada');
    }
  });

  test('has an unknown place if its message was changed, or if it is not an error', () => {
    const changed = Object.assign(new Error('Other words'), { stack: 'Error: Mine\n    at Ada' });
    expect(logOf(changed)).toBe('A fault of the site: Error at an unknown place.');
    expect(logOf('\n    at Ada')).not.toContain('Ada');
  });
});
