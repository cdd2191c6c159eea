import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test, vi } from 'vitest';
import { startContentService } from '#cli/commands/dev/startContentService.ts';
import { edited } from '../../helpers/contentDir.ts';
import { edit, projectOf } from '../../helpers/projectOf.ts';

/** Starts a database that answers every request for posts in the same way, and names it in the environment. */
async function startDatabase(status: number, answer: unknown): Promise<void> {
  const server = createServer((_request, response) => {
    response.writeHead(status, {
      'Content-Type': 'application/json',
      'Content-Range': '0-0/1',
    });
    response.end(JSON.stringify(answer));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  const { port } = server.address() as AddressInfo;
  vi.stubEnv('SUPABASE_URL', `http://127.0.0.1:${port}`);
  vi.stubEnv('SUPABASE_ANON_KEY', 'public');
}

test.each([
  ['refuses the key', 401, { message: 'No API key found' }, 'database-refused'],
  ['has a row that is no post', 200, [{ slug: 'no-post' }], 'fields-missing'],
])(
  'an edit of a file is shown with the errors of a database that %s',
  async (_, status, answer, code) => {
    await startDatabase(status, answer);
    const project = projectOf();
    const content = startContentService(project, { colour: false });
    const textOfPage = async () => JSON.stringify((await content.page('/locations/york'))?.page);
    await content.refresh([]);
    edit(project, edited('towns/york.md', 'name: York', 'name: Yorkminster'));
    const { report } = await content.refresh([]);
    expect(report.shown.map((one) => one.code)).toContain(code);
    expect(report.text).toContain('Edits of files are shown.');
    expect(await textOfPage()).toContain('Yorkminster');

    // An error in a file keeps the last good pages.
    edit(project, edited('towns/york.md', 'name: York', 'nam: York'));
    expect((await content.refresh([])).report.text).toContain('Pages stay as they were.');
    expect(await textOfPage()).toContain('Yorkminster');
  },
);
