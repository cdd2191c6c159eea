import { expect, test, vi } from 'vitest';
import { codeError } from '#cli/dev/codeError.ts';
import { contentRefresh } from '#cli/dev/contentRefresh.ts';
import { devErrors } from '#cli/dev/devErrors.ts';
import { openBrowsers } from '#cli/dev/openBrowsers.ts';

test('the error of a failed read is gone once the content can be read', async () => {
  const describe = (error: unknown) => codeError(error, import.meta.dirname);
  const browsers = openBrowsers();
  const errors = devErrors({ describe, browsers, failures: new Map(), print: () => undefined });
  const shown = () => errors.at('/').flatMap(({ sentences }) => sentences);
  /** The errors that browsers show when the rules on location pages start. */
  const before: string[][] = [];
  let isReadable = true;
  const { request } = contentRefresh({
    content: {
      async refresh() {
        if (!isReadable) throw new Error('Unreadable');
        return { report: { errors: 0, text: '', shown: [] }, versions: {}, site: undefined };
      },
      async checkLocations() {
        before.push(shown());
        return { errors: 1, text: 'A town\n', shown: [describe(new Error('A town'))] };
      },
      page: async () => undefined,
      file: async () => undefined,
      icons: async () => undefined,
    },
    pages: {
      render: async () => undefined,
      update: async () => undefined,
      versionOf: () => '',
    },
    errors,
    browsers,
  });
  const waitUntil = (expected: string) =>
    vi.waitFor(() => expect(shown()).toEqual([expected]), { timeout: 60_000 });
  request();
  await waitUntil('A town');
  isReadable = false;
  request();
  await waitUntil('Unreadable');
  isReadable = true;
  request();
  await waitUntil('A town');
  expect(before).toEqual([[], []]);
});
