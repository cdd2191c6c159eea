import { createServer } from 'node:http';

/** A minimal server as the baseline of the benchmark: it reads the body of an enquiry, parses it as JSON and answers, and stores nothing. */
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
