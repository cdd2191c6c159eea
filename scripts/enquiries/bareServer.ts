import { createServer } from 'node:http';

/**
 * A server with the lowest possible cost of answering an enquiry: it reads the body, parses it as JSON and answers, and stores nothing. The
 * handler is compared with it.
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
