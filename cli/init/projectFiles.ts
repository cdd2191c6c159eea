import { contractFiles } from '#cli/contracts/contractFiles.ts';
import type { SiteAnswers } from './siteAnswers.ts';
import { siteTsconfig } from './siteTsconfig.ts';

/** Returns the files of a new site around its content, by their paths below its folder. */
export function projectFiles(answers: SiteAnswers): Map<string, string> {
  const { name, url, dependency } = answers;
  const manifest = {
    name: new URL(url).hostname.replace(/^www\./, '').replaceAll('.', '-'),
    version: '1.0.0',
    private: true,
    type: 'module',
    description: `The website of ${name}.`,
    scripts: {
      start: 'site build && site preview',
      dev: 'site dev',
      build: 'site build',
      site: 'site',
      test: 'site validate && site build && node --test',
    },
    dependencies: { [dependency.name]: dependency.version },
    // npm runs only the install scripts that are allowed here. Only that of Node is needed.
    allowScripts: { 'core-js': false, esbuild: false, node: true },
  };
  return new Map([
    ['package.json', `${JSON.stringify(manifest, null, 2)}\n`],
    ['README.md', readme(answers)],
    ['.gitignore', 'node_modules/\ndist/\n/data/\n.env\n*.log\n.DS_Store\n'],
    ['.env.example', env(answers)],
    ['.github/workflows/check.yml', checkWorkflow],
    ['.github/workflows/publish.yml', publishWorkflow],
    ['tests/site.test.js', builtSiteTest],
    ['site.config.ts', config(dependency.name)],
    ['.vscode/settings.json', `${JSON.stringify(editorSettings(dependency.name), null, 2)}\n`],
    [
      '.vscode/extensions.json',
      '{ "recommendations": ["redhat.vscode-yaml", "zsol.vscode-glspc"] }\n',
    ],
    ['tsconfig.json', `${JSON.stringify(siteTsconfig, null, 2)}\n`],
    ['content/README.md', handbook(dependency.name)],
  ]);
}

function readme({ name, dependency }: SiteAnswers): string {
  return `# The website of ${name}

The words, figures and pictures of the site are in \`content/\` and \`public/\`. The package \`${dependency.name}\` checks them and makes the pages.

\`\`\`sh
npm install
npm run dev     # serves the site while you write; each save is shown at once
npm test        # checks the content, builds the site, and checks its links
npm start       # builds the site and serves it as a host would
\`\`\`

## Texts to write

\`site init\` drafted every text, and each draft says what belongs in its place. A draft has the line \`sample: true\`; delete the line when the text is yours.

\`\`\`sh
npm run site -- validate --launch    # lists the drafts that are left, with file and line
\`\`\`

| To change                      | Open                                             |
| ------------------------------ | ------------------------------------------------ |
| facts about the agency         | \`content/site.yaml\`                              |
| prices                         | \`content/prices.yaml\`                            |
| colours, fonts, mark and icons | \`content/brand/\`                                 |
| menus                          | \`content/navigation.yaml\`                        |
| pages that exist once          | \`content/screens/\`                               |
| services                       | \`content/services/\`, \`npm run site -- new service\` |
| pages about towns              | \`content/towns/\`, \`content/variants/\`, \`content/sectors/\` |
| buttons and other short words  | \`content/words.yaml\`                             |

The handbook, \`node_modules/${dependency.name}/content/README.md\`, explains every field. \`npm run site -- explain <code>\` explains a finding, and
\`node_modules/${dependency.name}/docs/your-agency.md\` leads from a new site to a live one.

## New releases

\`\`\`sh
npm install ${newRelease(dependency)}
npm run site -- upgrade     # changes content/ to the format that the release reads, if it differs
npm test
\`\`\`

## Going live

\`.github/workflows/check.yml\` checks every pull request. \`publish.yml\` builds every change of the main branch and keeps the site as an
artifact; add the step that copies \`dist/client\` to your host. To have enquiries mailed, copy \`.env.example\` to \`.env\` and fill it in.
`;
}

/** Returns what npm is to install for a new release. A package that came as a tarball is not in the registry of npm. */
function newRelease({ name, version }: SiteAnswers['dependency']): string {
  const [, folder] = /^(?:file:)?((?!\w+:\/\/)(?:.*\/)?)[^/]+\.tgz$/.exec(version) ?? [];
  return folder === undefined
    ? `${name}@latest`
    : `${folder}${name}-1.2.0.tgz    # the tarball of the new release`;
}

function env({ name, url, email }: SiteAnswers): string {
  const host = new URL(url).hostname.replace(/^www\./, '');
  // A name with other signs would have to be quoted in the file, in the address, or in both.
  const isPlain = /^[\p{L}\p{N}][\p{L}\p{N} .&'-]*$/u.test(name);
  const sender = isPlain ? `${name} website <website@${host}>` : `website@${host}`;
  return `# Settings of enquiries. Copy this file to .env and fill in what you need: everything is optional. Keep .env out of version control.

# Mail: all three, or none. Separate the addresses of MAIL_TO with commas.
SMTP_URL=
MAIL_FROM=
MAIL_TO=
# SMTP_URL=smtps://user:password@mail.example.com:465
# MAIL_FROM=${sender}
# MAIL_TO=${email}

# A second channel, which is also told about mail that could not be delivered.
WEBHOOK_URL=
WEBHOOK_SECRET=

# The store of enquiries: a file (data/enquiries.db if empty), or Supabase.
ENQUIRIES_DB=
SUPABASE_URL=
SUPABASE_SERVICE_ROLE_KEY=
`;
}

const steps = `      - uses: actions/checkout@08c6903cd8c0fde910a37f88322edcfb5dd907a8 # v5.0.0
        with:
          # Dates of change come from the history.
          fetch-depth: 0
          persist-credentials: false
      - uses: actions/setup-node@a0853c24544627f65ddf259abe73b1d18a591444 # v5.0.0
        with:
          node-version: 24
      - name: Install
        run: npm install
`;

const checkWorkflow = `# Runs for every pull request: checks the content, builds the site and checks its links.
name: Check

on:
  pull_request:

permissions:
  contents: read

jobs:
  check:
    runs-on: ubuntu-latest
    timeout-minutes: 15
    steps:
${steps}      - name: Check the content
        run: npm run --silent site -- validate --format github
      - name: Test
        run: npm test
`;

const publishWorkflow = `# Builds the site after each change of the main branch and every night, so that planned posts appear. Add a step that deploys dist/client.
name: Publish

on:
  push:
    branches: [main]
  schedule:
    - cron: '23 0 * * *'
  workflow_dispatch:

permissions:
  contents: read

concurrency:
  group: publish
  cancel-in-progress: false

jobs:
  publish:
    runs-on: ubuntu-latest
    timeout-minutes: 30
    steps:
${steps}      - name: Build
        run: npm run --silent site -- build
      - name: Keep the site
        uses: actions/upload-artifact@ea165f8d65b6e75b540449e92b4886f43607fa02 # v4.6.2
        with:
          name: site
          path: dist/client
          include-hidden-files: true
          if-no-files-found: error
`;

const builtSiteTest = `// Tests of the built site: run "npm test", which builds it first.
import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';

const root = join(import.meta.dirname, '../dist/client');
// Files of public/ are published as they are, such as the one with which a search engine checks who owns the site.
const publicFolder = join(import.meta.dirname, '../public');
const pages = readdirSync(root, { recursive: true }).filter(
  (file) => file.endsWith('.html') && !existsSync(join(publicFolder, file)),
);

test('the site has a home page', () => {
  assert.ok(pages.includes('index.html'), 'dist/client/index.html is missing; run "npm run build"');
});

test('every page has one main heading and a title', () => {
  for (const page of pages) {
    const html = readFileSync(join(root, page), 'utf8');
    assert.equal(html.match(/<h1[ >]/g)?.length, 1, page);
    assert.match(html, /<title>[^<]+<\\/title>/, page);
  }
});

test('every link within the site leads to a file', () => {
  for (const page of pages) {
    const html = readFileSync(join(root, page), 'utf8');
    for (const [, path] of html.matchAll(/ href="(\\/[^"#?]*)/g)) {
      const file = join(root, decodeURI(path));
      const found = [file, \`\${file}.html\`, join(file, 'index.html')].some((one) => existsSync(one));
      assert.ok(found, \`\${page} links to \${path}\`);
    }
  }
});
`;

function config(name: string): string {
  return `import { defineSite } from '${name}/config';

/** Templates of your own, by the slots that they fill. Without any, the site looks as the package draws it. */
export default defineSite({ slots: {} });
`;
}

/** Returns the settings with which VS Code completes and checks the content, as `docs/editing.md` describes. */
function editorSettings(name: string) {
  const schemas = `./node_modules/${name}/lib/content/schemas/json`;
  return {
    'yaml.schemas': Object.fromEntries(
      contractFiles
        .filter(({ pattern }) => pattern.endsWith('.yaml'))
        .map((contract) => [`${schemas}/${contract.name}.json`, `content/${contract.pattern}`]),
    ),
    'yaml.schemaStore.enable': false,
    'glspc.server.command': 'node',
    'glspc.server.commandArguments': [
      `node_modules/${name}/cli/bin.js`,
      'language-server',
      '--stdio',
    ],
    'glspc.server.languageId': ['markdown'],
  };
}

/** Returns a page that leads to the handbook of the package. Messages name `content/README.md`. */
function handbook(name: string): string {
  return `# The handbook for editors

\`node_modules/${name}/content/README.md\` explains every field with an example, how to read an error, and common tasks. It comes with the
package, so it always describes the version that the site uses.
`;
}
