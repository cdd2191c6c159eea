import { createServer } from 'node:http';

/**
 * The least that answering an enquiry can cost: the same server, which reads the body, parses it as JSON and answers, and keeps
 * nothing. What the handler costs is measured beside it.
 */
const server = createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    if (request.method === 'POST') JSON.parse(Buffer.concat(chunks).toString());
    response.setHeader('Content-Type', 'application/json');
    response.end('{"ok":true,"id":"00000000-0000-0000-0000-000000000000"}');
  });
});
server.listen(Number(process.argv[2]), '127.0.0.1');
process.once('SIGTERM', () => {
  server.close();
  server.closeAllConnections();
});
