import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { readBlogRows, readLastWithdrawal } from '#cli/load/readBlogRows.ts';
import { connectSupabase } from '#supabase/connectSupabase.ts';

/** Starts a server that gives every request the same answer. Returns a client that takes it for a database. */
async function clientOf(status: number, body: string) {
  const server = createServer((_request, response) => {
    response.writeHead(status, { 'Content-Type': 'application/json' }).end(body);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  return connectSupabase(`http://127.0.0.1:${port}`, 'key', { retry: false });
}

test.each(['{}', 'null', '', '"posts"', '[null]', '["post"]', '[[]]'])(
  'reports the answer %j, which is not a list of rows',
  async (body) => {
    const client = await clientOf(200, body);
    const reason = 'its answer is not a list of rows';
    expect(await readBlogRows(client)).toEqual({ fault: { code: 'database-refused', reason } });
    expect(await readLastWithdrawal(client)).toBeUndefined();
  },
);

test.each(['{}', '{"error": "forbidden"}', '{"message": 5}', '[]', '7'])(
  'reports the status of a refusal without a message, such as %s',
  async (body) => {
    const reason = 'it answers with the status 403';
    expect(await readBlogRows(await clientOf(403, body))).toEqual({
      fault: { code: 'database-refused', reason },
    });
  },
);

test('reads rows with the same slug, or without one', async () => {
  const rows = [1, 2, 3, 4].map((id) => ({ id, slug: id > 2 ? null : 'first-post' }));
  expect(await readBlogRows(await clientOf(200, JSON.stringify(rows)))).toEqual({ rows });
});

test('reads 150,000 rows in one answer', async () => {
  const rows = Array.from({ length: 150_000 }, (_, index) => ({ slug: `post-${index}` }));
  expect(await readBlogRows(await clientOf(200, JSON.stringify(rows)))).toEqual({ rows });
});
