import type { Redirect, Route } from '#schemas/generated/route.ts';
import { headersFor } from './headerFormats.ts';
import { HSTS } from './planHeaders.ts';
import type { HeaderRule } from './planHeaders.ts';

/** The types of files to compress. nginx always compresses text/html. */
const COMPRESSED = [
  ...['text/css', 'text/plain', 'text/xml', 'application/javascript', 'application/json'],
  ...['application/manifest+json', 'application/xml', 'image/svg+xml', 'image/x-icon'],
];
/** The cache control of files without a rule of their own: browsers check them each time. */
const REVALIDATE = 'public, max-age=0, must-revalidate';

/**
 * Formats `nginx-maps.conf`, for the http block of nginx. `$site_redirect` is the path to which a request is redirected. It is empty for
 * any other request. Keys of a map match in any case (http://nginx.org/en/docs/http/ngx_http_map_module.html), so "/About" leads to
 * "/about". `$site_gone` is not empty if the address is gone. Every target is listed in the file, so no text of a request gets into a
 * `Location`.
 */
export function formatNginxMaps(
  routes: readonly Pick<Route, 'path' | 'type'>[],
  { redirects, gone = [] }: { redirects: readonly Redirect[]; gone?: readonly string[] },
  rules: readonly HeaderRule[],
): string {
  const targets = new Map<string, string>();
  const exact = new Map<string, string>();
  for (const { path, type } of routes) {
    if (type !== 'not-found') targets.set(path.toLowerCase(), path);
  }
  for (const { from, to } of redirects) {
    // An alias may end in ".html", like pages of old sites.
    (from.endsWith('.html') ? exact : targets).set(from.toLowerCase(), to);
  }
  const given = (isExact: boolean) =>
    new Map(gone.filter((path) => path.endsWith('.html') === isExact).map((path) => [path, '1']));
  const longest = Math.max(
    ...[...targets.keys(), ...exact.keys(), ...gone].map((key) => key.length),
    0,
  );
  return `# Part of the http block of nginx. Written by "site build".
map_hash_max_size ${powerOfTwoFrom(Math.max(65_536, 4 * targets.size))};
map_hash_bucket_size ${powerOfTwoFrom(Math.max(256, 2 * longest))};

# The usual spelling of a path: without ".html", "/index" and a slash at its end.
map $uri $site_spelling {
  default $uri;
  "~*^/(?:index)?(?:\\.html|/)*$" "/";
  "~*^(?<site_stem>/.+?)(?:(?:/index)?\\.html|/)+$" $site_stem;
}
map $site_spelling $site_target {
  default "";
${entries(targets)}}
map $uri $site_destination {
  default $site_target;
${entries(exact)}}
# Empty if the path is the destination.
map "$uri $site_destination" $site_redirect {
  default $site_destination;
  "~^(\\S+) \\1$" "";
}
# The addresses that are gone.
map $site_spelling $site_gone_spelling {
  default "";
${entries(given(false))}}
map $uri $site_gone {
  default $site_gone_spelling;
${entries(given(true))}}

# The handler of enquiries tells by itself how long its answers are kept. Only a file that was found is kept.
map "$status $uri" $site_cache_control {
  default "${REVALIDATE}";
  "~^\\d+ /api/" "";
${rules
  .filter(({ headers }) => headers['Cache-Control'])
  .map(({ path, headers }) => `  "~^(?:200|206|304) ${path}" "${headers['Cache-Control']}";\n`)
  .join('')}}
map $https $site_hsts {
  default "";
  on "${headersFor('/', rules)[HSTS] ?? ''}";
}
`;
}

/**
 * Formats `nginx-server.conf`, for the server block of nginx with `root dist/client`: headers, compression, redirects, and pages
 * without ".html". A location with an `add_header` of its own would inherit none of these
 * (http://nginx.org/en/docs/http/ngx_http_headers_module.html).
 */
export function formatNginxServer(rules: readonly HeaderRule[]): string {
  const headers = Object.entries(headersFor('/', rules)).filter(
    ([name]) => name !== HSTS && name !== 'Cache-Control',
  );
  return `# Part of the server block of nginx. Written by "site build".
absolute_redirect off;
charset utf-8;
charset_types text/css text/plain text/xml application/javascript;
gzip on;
gzip_vary on;
gzip_proxied any;
gzip_comp_level 6;
gzip_min_length 1024;
gzip_types ${COMPRESSED.join(' ')};

${headers.map(([name, value]) => `add_header ${name} "${value}" always;\n`).join('')}add_header ${HSTS} $site_hsts always;
# nginx sends no header that is empty.
add_header Cache-Control $site_cache_control always;
# The handler of enquiries sends these headers, too.
${[...headers.map(([name]) => name), HSTS].map((name) => `proxy_hide_header ${name};\n`).join('')}
if ($site_redirect) { return 301 $site_redirect$is_args$args; }
# A named location, because the server would answer a redirect to "/404.html" with 410 again.
if ($site_gone) { return 410; }
error_page 410 @gone;
location @gone { rewrite ^ /404.html break; }
error_page 404 /404.html;
location / { try_files $uri $uri.html =404; }
location = / { try_files /index.html =404; }
location = /404 { return 404; }
location = /404.html { internal; }
location = /site.webmanifest { types { } default_type application/manifest+json; }
# Files that other hosts read, and hidden ones.
location ~ "^/_[^/]*$|/\\.(?!well-known(?:/|$))" { return 404; }
`;
}

function entries(map: ReadonlyMap<string, string>): string {
  return [...map].map(([from, to]) => `  "${from}" "${to}";\n`).join('');
}

function powerOfTwoFrom(least: number): number {
  return 2 ** Math.ceil(Math.log2(least));
}
