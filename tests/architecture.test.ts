import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { posix } from 'node:path';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { projectRoot } from '#cli/project.ts';

/** The top-level folders with code. Imports between them flow one way. */
const topFolders = [
  'content/schemas',
  'supabase',
  'cli',
  'templates',
  'renderer',
  'pages',
  'api',
] as const;
type TopFolder = (typeof topFolders)[number];

interface Import {
  /** The specifier, without its quotation marks. */
  specifier: string;
  /** The imported file of this repository, relative to its root; `undefined` for packages and Node modules. */
  target: string | undefined;
  /** Whether the import disappears when types are stripped. */
  typeOnly: boolean;
}

interface CodeFile {
  file: string;
  topFolder: TopFolder;
  text: string;
  source: ts.SourceFile;
  imports: Import[];
}

const packageImports: Record<string, string> = JSON.parse(
  readFileSync(join(projectRoot, 'package.json'), 'utf8'),
).imports;

const files: CodeFile[] = topFolders.flatMap((topFolder) =>
  codeFilesIn(topFolder).map((file) => ({ ...file, topFolder })),
);

function codeFilesIn(folder: string): Omit<CodeFile, 'topFolder'>[] {
  return globSync(`${folder}/**/*.{ts,tsx}`, { cwd: projectRoot })
    .filter((file) => !file.includes('node_modules'))
    .sort()
    .map((file) => {
      const text = readFileSync(join(projectRoot, file), 'utf8');
      const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
      return { file, text, source, imports: importsOf(file, source) };
    });
}

function importsOf(file: string, source: ts.SourceFile): Import[] {
  const imports: Import[] = [];
  const add = (node: ts.Node | undefined, typeOnly: boolean) => {
    if (!node || !ts.isStringLiteralLike(node)) return;
    imports.push({ specifier: node.text, target: resolve(file, node.text), typeOnly });
  };
  const walk = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) add(node.moduleSpecifier, isTypeOnly(node.importClause));
    else if (ts.isExportDeclaration(node)) add(node.moduleSpecifier, node.isTypeOnly);
    else if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) {
      add(node.argument.literal, true);
    } else if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
      add(node.arguments[0], false);
    }
    ts.forEachChild(node, walk);
  };
  walk(source);
  return imports;
}

function isTypeOnly(clause: ts.ImportClause | undefined): boolean {
  if (!clause) return false;
  if (clause.phaseModifier === ts.SyntaxKind.TypeKeyword) return true;
  const { namedBindings } = clause;
  if (clause.name || !namedBindings || !ts.isNamedImports(namedBindings)) return false;
  return namedBindings.elements.length > 0 && namedBindings.elements.every((one) => one.isTypeOnly);
}

function resolve(file: string, specifier: string): string | undefined {
  if (specifier.startsWith('.')) return posix.join(dirname(file), specifier);
  for (const [alias, path] of Object.entries(packageImports)) {
    const start = alias.replace('*', '');
    if (specifier.startsWith(start)) {
      return posix.normalize(path.replace('*', specifier.slice(start.length)));
    }
  }
  return undefined;
}

function topFolderOf(path: string): string {
  return (
    topFolders.find((topFolder) => path.startsWith(`${topFolder}/`)) ?? path.split('/')[0] ?? path
  );
}

/** The folders that each folder may import, and those of which it may import types only. */
const mayImport: Record<TopFolder, { full: readonly TopFolder[]; typesOf: readonly TopFolder[] }> =
  {
    'content/schemas': { full: [], typesOf: [] },
    supabase: { full: [], typesOf: [] },
    cli: { full: ['content/schemas', 'supabase'], typesOf: [] },
    templates: { full: [], typesOf: ['content/schemas'] },
    renderer: { full: ['templates'], typesOf: ['content/schemas'] },
    pages: { full: ['renderer', 'templates'], typesOf: ['content/schemas'] },
    api: { full: ['content/schemas', 'supabase'], typesOf: [] },
  };

/** The contracts that run in the browser (decision 8). They are pure, so folders that may import types only may import them in full. */
const contractsAtRunTime = [
  'content/schemas/asSentence.ts',
  'content/schemas/asciiLetters.ts',
  'content/schemas/bodyHtml.ts',
  'content/schemas/capitalise.ts',
  'content/schemas/compareTexts.ts',
  'content/schemas/countWords.ts',
  'content/schemas/decodePercent.ts',
  'content/schemas/enquiryForms.ts',
  'content/schemas/escapeHtml.ts',
  'content/schemas/fillWords.ts',
  'content/schemas/lazily.ts',
  'content/schemas/localeFormats.ts',
  'content/schemas/longDate.ts',
  'content/schemas/packedTowns.ts',
  'content/schemas/readingTime.ts',
  'content/schemas/slugOf.ts',
];

/** The commands that may import the handler's code (decision 8), because they serve it or manage its store. */
const mayImportApi = /^cli\/commands\//;

/** Packages and Node modules that a folder must not import, except for types. */
const neverPackages: Record<TopFolder, RegExp> = {
  'content/schemas': /^(?!zod$)/,
  supabase: /^(?!@supabase\/)/,
  cli: /^(?:react|react-dom)(?:\/|$)/,
  templates: /^(?:node:|vike|zod|commander|vite)(?:\/|$)?/,
  renderer: /^(?:node:|zod|commander)/,
  pages: /^(?:zod|commander)/,
  api: /^(?:react|vike|vite|commander)/,
};

function lines(problems: string[]): string {
  return problems.join('\n');
}

test('every folder contains code', () => {
  for (const topFolder of topFolders) {
    expect(
      files.some((file) => file.topFolder === topFolder),
      topFolder,
    ).toBe(true);
  }
});

test('every relative or aliased import leads to a file', () => {
  const known = new Set(
    globSync('{content/schemas,supabase,cli,templates,renderer,pages,api,scripts}/**', {
      cwd: projectRoot,
    }),
  );
  const dangling = files.flatMap(({ file, imports }) =>
    imports
      .filter(({ target }) => target !== undefined && !known.has(target.replace(/\?.*/, '')))
      .map(({ specifier }) => `${file} imports ${specifier}`),
  );
  expect(lines(dangling)).toBe('');
});

describe('imports flow one way', () => {
  test.each(topFolders)('%s imports its own and what the table allows', (topFolder) => {
    const { full: allowed, typesOf } = mayImport[topFolder];
    const wrong = files
      .filter((file) => file.topFolder === topFolder)
      .flatMap(({ file, imports }) =>
        imports
          .filter(({ target, typeOnly }) => {
            if (target === undefined) return false;
            const other = topFolderOf(target);
            const isServer = topFolder === 'pages' && /\.server\.tsx?$/.test(file);
            return !(
              other === topFolder ||
              (allowed as readonly string[]).includes(other) ||
              ((typesOf as readonly string[]).includes(other) &&
                (typeOnly || isServer || contractsAtRunTime.includes(target))) ||
              (other === 'api' && mayImportApi.test(file))
            );
          })
          .map(
            ({ specifier, typeOnly }) =>
              `${file} imports ${typeOnly ? 'types of ' : ''}${specifier}`,
          ),
      );
    expect(lines(wrong)).toBe('');
  });

  test.each(topFolders)('%s imports no package that belongs elsewhere', (topFolder) => {
    const wrong = files
      .filter((file) => file.topFolder === topFolder)
      .flatMap(({ file, imports }) =>
        imports
          .filter(
            ({ specifier, target, typeOnly }) =>
              target === undefined && !typeOnly && neverPackages[topFolder].test(specifier),
          )
          .map(({ specifier }) => `${file} imports ${specifier}`),
      );
    expect(lines(wrong)).toBe('');
  });

  test('contracts that the browser runs import each other and types only', () => {
    const runByBrowsers = files.filter(({ file }) => contractsAtRunTime.includes(file));
    expect(runByBrowsers.map(({ file }) => file)).toEqual(contractsAtRunTime);
    const other = runByBrowsers
      .flatMap(({ imports }) => imports)
      .filter(({ target, typeOnly }) => !typeOnly && !contractsAtRunTime.includes(target ?? ''));
    expect(other).toEqual([]);
  });

  test('only server code of pages imports Node', () => {
    const wrong = files
      .filter(({ topFolder, file }) => topFolder === 'pages' && !/\.server\.tsx?$/.test(file))
      .filter(({ imports }) => imports.some(({ specifier }) => specifier.startsWith('node:')))
      .map(({ file }) => file);
    expect(wrong).toEqual([]);
  });

  test('no folder imports cli, pages or scripts', () => {
    const wrong = files.flatMap(({ file, topFolder, imports }) =>
      imports
        .filter(({ target }) => target !== undefined && target.split('/')[0] !== topFolder)
        .filter(({ target }) => /^(?:cli|pages|scripts)\//.test(target ?? ''))
        .map(({ specifier }) => `${file} imports ${specifier}`),
    );
    expect(lines(wrong)).toBe('');
  });
});

/**
 * The folders of `cli/` in the order in which content flows through them, each with the folders that it may import, types included.
 * The stages are load, resolve, check, plan, write and prerender. The other folders have code for the stages, or use their results.
 */
const mayImportInCli: Readonly<Record<string, readonly string[]>> = {
  model: [],
  files: [],
  body: [],
  report: ['model'],
  similarity: ['model', 'report'],
  cache: ['model', 'files'],
  pictures: ['model', 'files'],
  load: ['model', 'body', 'files', 'report', 'cache', 'pictures'],
  resolve: ['model', 'body', 'similarity'],
  slots: ['model', 'files', 'report'],
  check: ['model', 'body', 'similarity', 'report', 'pictures', 'load', 'resolve'],
  contracts: [],
  editor: ['model', 'contracts', 'report'],
  edit: ['model', 'report', 'load', 'resolve', 'check'],
  create: ['model', 'files', 'load', 'resolve', 'check', 'report', 'contracts', 'edit'],
  migrations: ['model', 'load', 'edit'],
  init: [
    'model',
    'report',
    'pictures',
    'load',
    'resolve',
    'contracts',
    'create',
    'edit',
    'migrations',
  ],
  plan: ['model', 'body', 'similarity', 'pictures', 'resolve'],
  write: ['model', 'files', 'cache', 'plan'],
  brand: ['model', 'files', 'cache', 'resolve', 'plan', 'write'],
  cards: ['model', 'files', 'cache', 'brand', 'plan'],
  prerender: [
    'model',
    'files',
    'cache',
    'pictures',
    'load',
    'plan',
    'brand',
    'report',
    'slots',
    'write',
  ],
  preview: ['files', 'plan'],
  inspect: ['model', 'files', 'load', 'check', 'report', 'write', 'prerender', 'preview'],
  dev: ['model', 'files', 'report', 'pictures', 'brand', 'slots', 'plan', 'preview'],
  database: [],
};

/** Modules that describe the process and the project, and the folders that may import them. */
const processModules =
  /^cli\/(?:age|heap|interruption|loadEnvironment|project|prompt|terminal|today)\.ts$/;
const mayImportProcessModules = [
  'write',
  'brand',
  'cards',
  'prerender',
  'inspect',
  'dev',
  'commands',
  'program',
];

describe('the folders of cli', () => {
  const folderOf = (file: string) => /^cli\/(\w+)\//.exec(file)?.[1];
  const inCli = files.filter(({ topFolder }) => topFolder === 'cli');
  const order = Object.keys(mayImportInCli);

  test('are all in the table, and import only those above them in it', () => {
    const folders = new Set(inCli.flatMap(({ file }) => folderOf(file) ?? []));
    expect([...folders].toSorted()).toEqual([...order, 'commands', 'program'].toSorted());
    for (const [place, folder] of order.entries()) {
      expect(order.slice(0, place), folder).toEqual(
        expect.arrayContaining([...(mayImportInCli[folder] ?? [])]),
      );
    }
  });

  test('import what the table allows, types included; commands may import every folder', () => {
    const allowed = (from: string | undefined, file: string, target: string) => {
      const to = folderOf(target);
      if (to === from) return from !== undefined || file === 'cli/index.ts';
      if (to === undefined) {
        return (
          processModules.test(target) && (mayImportProcessModules.includes(from ?? '') || !from)
        );
      }
      if (from === undefined) {
        return file === 'cli/index.ts' && ['files', 'program', 'report'].includes(to);
      }
      if (from === 'program') return ['commands', 'report'].includes(to);
      return from === 'commands' || (mayImportInCli[from]?.includes(to) ?? false);
    };
    const wrong = inCli.flatMap(({ file, imports }) =>
      imports
        .filter(({ target }) => target?.startsWith('cli/'))
        .filter(({ target = '' }) => !allowed(folderOf(file), file, target))
        .map(({ specifier }) => `${file} imports ${specifier}`),
    );
    expect(lines(wrong)).toBe('');
  });

  test('hold nothing but types in model', () => {
    const wrong = inCli.flatMap(({ file, source }) =>
      source.statements
        .filter(
          (statement) =>
            folderOf(file) === 'model' &&
            !ts.isInterfaceDeclaration(statement) &&
            !ts.isTypeAliasDeclaration(statement) &&
            !(ts.isImportDeclaration(statement) && isTypeOnly(statement.importClause)),
        )
        .map((statement) => `${file}: ${statement.getText(source).split('\n')[0]}`),
    );
    expect(lines(wrong)).toBe('');
  });
});

test('no import is circular, types included', () => {
  const everything = [...files, ...codeFilesIn('scripts'), ...codeFilesIn('tests')];
  const byFile = new Map(everything.map((one) => [one.file, one.imports]));
  const circles: string[] = [];
  const done = new Set<string>();
  const follow = (file: string, trail: readonly string[]): void => {
    const start = trail.indexOf(file);
    if (start >= 0) circles.push([...trail.slice(start), file].join(' → '));
    if (start >= 0 || done.has(file)) return;
    for (const { target } of byFile.get(file) ?? []) if (target) follow(target, [...trail, file]);
    done.add(file);
  };
  for (const { file } of everything) follow(file, []);
  expect(lines(circles)).toBe('');
});

/** Members that read the clock, random numbers or the process. */
const impureMembers =
  /^(?:Date\.now|Math\.random|performance\.now|console\.\w+|globalThis\.\w+|process\.(?:env|argv|cwd|exit|exitCode|hrtime|on|once|pid|platform|stderr|stdin|stdout))$/;

describe('resolve, check and plan', () => {
  const pure = files.filter(({ file }) => /^cli\/(?:resolve|check|plan)\//.test(file));

  test('are there', () => {
    expect(pure.length).toBeGreaterThan(40);
  });

  test('use no disk and no process, neither directly nor through imports', () => {
    const byFile = new Map(files.map((file) => [file.file, file]));
    const impure = /^(?:node:)?(?:fs|child_process|worker_threads|http|https|net|os)(?:\/|$)/;
    const wrong: string[] = [];
    for (const start of pure) {
      const seen = new Set<string>();
      const follow = (file: string, trail: readonly string[]): void => {
        if (seen.has(file)) return;
        seen.add(file);
        for (const { specifier, target, typeOnly } of byFile.get(file)?.imports ?? []) {
          if (typeOnly) continue;
          if (impure.test(specifier)) wrong.push([...trail, file, specifier].join(' → '));
          if (target) follow(target, [...trail, file]);
        }
      };
      follow(start.file, []);
    }
    expect(lines(wrong)).toBe('');
  });

  test('use no clock, console, environment or random numbers', () => {
    const wrong: string[] = [];
    for (const { file, source } of pure) {
      const walk = (node: ts.Node): void => {
        const isClock =
          (ts.isNewExpression(node) &&
            node.expression.getText(source) === 'Date' &&
            !node.arguments?.length) ||
          (ts.isPropertyAccessExpression(node) && impureMembers.test(node.getText(source)));
        if (isClock) wrong.push(`${file}: ${node.getText(source)}`);
        ts.forEachChild(node, walk);
      };
      walk(source);
    }
    expect(lines(wrong)).toBe('');
  });
});

test('scripts of pages find elements without the names of classes', () => {
  const named = files
    .filter(({ file }) => file.startsWith('renderer/') && file.includes('.client.'))
    // The styles of what this script lays out name the same classes.
    .filter(({ file }) => file !== 'renderer/enhance/layOutBelow.client.ts')
    .flatMap(({ file, text }) =>
      // A selector may be in a constant.
      [...text.matchAll(/(['"`])((?:(?!\1).)*)\1|getElementsByClassName/g)]
        .filter(([call, , string = '']) => /^get|(?:^|[\s>+~,(\]])\.[a-z]/i.test(string || call))
        .map(([found]) => `${file}: ${found}`),
    );
  expect(named).toEqual([]);
});

describe('names', () => {
  test('say what is in a file: no utils, helpers, common, misc or shared', () => {
    const vague = files.filter(({ file }) =>
      file
        .split('/')
        .some((part) => /^(?:utils?|helpers?|common|misc|shared|lib)(?:\.|$)/i.test(part)),
    );
    expect(vague.map(({ file }) => file)).toEqual([]);
  });

  test('no imported file merely re-exports', () => {
    const imported = new Set(files.flatMap(({ imports }) => imports.map(({ target }) => target)));
    const barrels = files.filter(({ file, source: { statements } }) => {
      if (!imported.has(file)) return false;
      return (
        statements.length > 0 &&
        statements.every(
          (statement) => ts.isExportDeclaration(statement) && statement.moduleSpecifier,
        )
      );
    });
    expect(barrels.map(({ file }) => file)).toEqual([]);
    const indexes = files
      .filter(({ file }) => /(?:^|\/)index\.tsx?$/.test(file))
      .map(({ file }) => file);
    expect(indexes).toEqual(['cli/index.ts']);
  });

  test('of rules are those of what they export', () => {
    const rules = files.filter(({ file }) => file.startsWith('cli/check/rules/'));
    for (const { file, text } of rules) {
      expect(text, file).toContain(`export const ${basename(file, '.ts')}:`);
    }
  });
});

test('every rule has its test', () => {
  const tested = globSync('tests/cli/check/rules/*.test.ts', { cwd: projectRoot }).map((file) =>
    basename(file, '.test.ts'),
  );
  const rules = globSync('cli/check/rules/*.ts', { cwd: projectRoot }).map((file) =>
    basename(file, '.ts'),
  );
  expect(tested.toSorted()).toEqual(rules.toSorted());
});

test('every rule is in the list of rules', () => {
  const asked = ['cli/check/rules.ts', 'cli/check/locationRules.ts']
    .map((file) => readFileSync(join(projectRoot, file), 'utf8'))
    .join('\n');
  for (const file of globSync('cli/check/rules/*.ts', { cwd: projectRoot })) {
    expect(
      asked.match(new RegExp(`\\b${basename(file, '.ts')}\\b,?\\n?`, 'g'))?.length,
      file,
    ).toBeGreaterThanOrEqual(3);
  }
});
