import { join } from 'node:path';

/** The file in which npm lists the packages that it has installed. The lock file may be newer, until somebody installs its packages. */
export const INSTALLED = 'node_modules/.package-lock.json';

/** The files of any package that decide about its code: its dependencies, and how Vite compiles TypeScript. */
const packageFiles = ['package.json', 'package-lock.json', 'tsconfig.json'];

/** The files of a site that take part in its pages beside `templates/`. Its packages have its fonts, and templates may import them. */
export const siteCodeFiles = ['site.config.ts', ...packageFiles];

/** The folders and files with code, below the root of the code. */
const codeFolders = [
  'cli',
  'content/schemas',
  'pages',
  'renderer',
  'supabase',
  'templates',
  ...packageFiles,
  INSTALLED,
];

/** Matches the variables of the environment that Vite and Vike put into bundles. */
const BUNDLED = /^(?:VITE_|PUBLIC_ENV__)/;

/** The folders with the code of a project. */
interface Roots {
  codeRoot: string;
  siteRoot: string;
}

/** Returns the folders and files with the code of a project, and with the code and packages of its site. */
export function codePaths({ codeRoot, siteRoot }: Roots): string[] {
  const ofSite = [...siteCodeFiles, 'templates', INSTALLED];
  return [
    ...codeFolders.map((name) => join(codeRoot, name)),
    ...(siteRoot === codeRoot ? ['site.config.ts'] : ofSite).map((name) => join(siteRoot, name)),
  ];
}

/** Returns the variables of the environment that templates may read, as JSON. */
export function bundledVariables(): string {
  return JSON.stringify(
    Object.entries(process.env)
      .filter(([name]) => BUNDLED.test(name))
      .sort(),
  );
}
