import { existsSync } from 'node:fs';

const candidates = [process.env.NGINX_PATH, '/usr/sbin/nginx', '/opt/homebrew/bin/nginx'];

/** Returns the path of the nginx that the tests use, or `undefined` if there is none. */
export function findNginx() {
  return candidates.find((path) => path && existsSync(path));
}
