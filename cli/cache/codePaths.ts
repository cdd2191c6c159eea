import { join } from 'node:path';

/** The file in which npm lists the packages that it has installed. The lock file may be newer, until somebody installs its packages. */
export const INSTALLED = 'node_modules/.package-lock.json';

/** The folders and files with code, below the root of the code. */
const codeFolders = [
  'cli',
  'content/schemas',
  'pages',
  'renderer',
  'supabase',
  'templates',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
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
  const ofSite = [
    'site.config.ts',
    'templates',
    'package.json',
    'package-lock.json',
    'tsconfig.json',
    INSTALLED,
  ];
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
