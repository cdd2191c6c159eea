import { existsSync } from 'node:fs';

const candidates = [process.env.NGINX_PATH, '/usr/sbin/nginx', '/opt/homebrew/bin/nginx'];

/** The nginx on which the tests try the site; undefined where there is none. */
export function findNginx() {
  return candidates.find((path) => path && existsSync(path));
}
