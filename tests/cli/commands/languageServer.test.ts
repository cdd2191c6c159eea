import { spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, onTestFinished, test } from 'vitest';
import {
  CompletionRequest,
  createProtocolConnection,
  DidChangeTextDocumentNotification,
  DidCloseTextDocumentNotification,
  DidOpenTextDocumentNotification,
  ExitNotification,
  HoverRequest,
  InitializedNotification,
  InitializeRequest,
  PublishDiagnosticsNotification,
  ShutdownRequest,
  StreamMessageReader,
  StreamMessageWriter,
} from 'vscode-languageserver/node';
import type { CompletionItem, Diagnostic, MarkupContent } from 'vscode-languageserver/node';
import { projectRoot } from '#cli/project.ts';
import type { Project } from '#cli/project.ts';
import { projectOf } from '../../helpers/projectOf.ts';

/** An editor that talks to `site language-server` as a real one does. */
interface Editor {
  /** Opens a file with a text, and returns the place of the mark `|` in it, which is taken out. */
  open(file: string, marked: string): Promise<Place>;
  complete(place: Place): Promise<CompletionItem[]>;
  hover(place: Place): Promise<string>;
  /** Returns the next diagnostics of a file that `wanted` accepts. */
  diagnostics(place: Place, wanted: (found: Diagnostic[]) => boolean): Promise<Diagnostic[]>;
  replace(place: Place, text: string): Promise<void>;
  close(place: Place): Promise<void>;
}

interface Place {
  uri: string;
  line: number;
  character: number;
}

async function openEditor({ contentDir, distDir }: Project): Promise<Editor> {
  const server = spawn(
    process.execPath,
    ['cli/bin.js', '--content', contentDir, '--dist', distDir, 'language-server', '--stdio'],
    { cwd: projectRoot, stdio: ['pipe', 'pipe', 'inherit'] },
  );
  const connection = createProtocolConnection(
    new StreamMessageReader(server.stdout),
    new StreamMessageWriter(server.stdin),
  );
  const published = new Map<string, Diagnostic[]>();
  const listeners = new Set<() => void>();
  connection.onNotification(PublishDiagnosticsNotification.type, ({ uri, diagnostics }) => {
    published.set(uri, diagnostics);
    listeners.forEach((listener) => listener());
  });
  connection.listen();
  onTestFinished(async () => {
    await connection.sendRequest(ShutdownRequest.type);
    await connection.sendNotification(ExitNotification.type);
    await new Promise((done) => server.once('exit', done));
  });
  await connection.sendRequest(InitializeRequest.type, {
    processId: process.pid,
    rootUri: pathToFileURL(contentDir).href,
    capabilities: {},
  });
  await connection.sendNotification(InitializedNotification.type, {});
  const at = ({ uri, line, character }: Place) => ({
    textDocument: { uri },
    position: { line, character },
  });
  return {
    async open(file, marked) {
      const uri = pathToFileURL(join(contentDir, file)).href;
      const before = marked.slice(0, marked.indexOf('|')).split('\n');
      const languageId = file.endsWith('.md') ? 'markdown' : 'yaml';
      const text = marked.replace('|', '');
      await connection.sendNotification(DidOpenTextDocumentNotification.type, {
        textDocument: { uri, languageId, version: 1, text },
      });
      return { uri, line: before.length - 1, character: before.at(-1)?.length ?? 0 };
    },
    async complete(place) {
      const result = await connection.sendRequest(CompletionRequest.type, at(place));
      return Array.isArray(result) ? result : (result?.items ?? []);
    },
    async hover(place) {
      const result = await connection.sendRequest(HoverRequest.type, at(place));
      return (result?.contents as MarkupContent | undefined)?.value ?? '';
    },
    async diagnostics({ uri }, wanted) {
      return new Promise((resolve) => {
        const look = () => {
          const found = published.get(uri);
          if (!found || !wanted(found)) return;
          listeners.delete(look);
          resolve(found);
        };
        listeners.add(look);
        look();
      });
    },
    async replace({ uri }, text) {
      await connection.sendNotification(DidChangeTextDocumentNotification.type, {
        textDocument: { uri, version: 2 },
        contentChanges: [{ text }],
      });
    },
    async close({ uri }) {
      await connection.sendNotification(DidCloseTextDocumentNotification.type, {
        textDocument: { uri },
      });
    },
  };
}

const labels = (items: CompletionItem[]) => items.map(({ label }) => label);

/** Returns the text of a file of a project with a text replaced. Throws if it does not occur. */
function changed({ contentDir }: Project, file: string, from: string, to: string): string {
  const text = readFileSync(join(contentDir, file), 'utf8');
  if (!text.includes(from)) throw new Error(`${file} does not contain "${from}".`);
  return text.replace(from, to);
}

describe('an editor that uses the language server', () => {
  test('offers fields, choices and slugs in the fields of a Markdown file', async () => {
    const project = projectOf();
    const editor = await openEditor(project);
    const town = await editor.open(
      'towns/york.md',
      changed(project, 'towns/york.md', 'nation: England\n', 'nation: |\n'),
    );
    await editor.diagnostics(town, (found) => found.length > 0);
    expect(labels(await editor.complete(town))).toEqual(
      expect.arrayContaining(['England', 'Northern Ireland', 'Scotland', 'Wales']),
    );

    const field = await editor.open(
      'towns/leeds.md',
      changed(project, 'towns/leeds.md', 'nation: England\n', 'nation: England\n|\n'),
    );
    expect(labels(await editor.complete(field))).toEqual(
      expect.arrayContaining(['shortName', 'preposition', 'aliases']),
    );

    const reference = await editor.open(
      'towns/bristol.md',
      changed(project, 'towns/bristol.md', 'sector: retail', 'sector: |'),
    );
    expect(labels(await editor.complete(reference)).toSorted()).toEqual([
      'farming',
      'retail',
      'shipping',
    ]);
  });

  test('offers the same in YAML files, keys of tables included', async () => {
    const project = projectOf();
    const editor = await openEditor(project);
    const prices = await editor.open(
      'prices.yaml',
      changed(project, 'prices.yaml', 'per: month', 'per: |'),
    );
    await editor.diagnostics(prices, (found) => found.length > 0);
    expect(labels(await editor.complete(prices))).toEqual(
      expect.arrayContaining(['project', 'month', 'year']),
    );
    const variant = await editor.open(
      'variants/marketing.yaml',
      changed(project, 'variants/marketing.yaml', 'service: marketing', 'service: |'),
    );
    expect(labels(await editor.complete(variant))).toEqual(
      expect.arrayContaining(['marketing', 'web-design']),
    );
  });

  test('explains a field', async () => {
    const project = projectOf();
    const editor = await openEditor(project);
    const place = await editor.open(
      'towns/york.md',
      changed(project, 'towns/york.md', 'population:', 'popu|lation:'),
    );
    expect(await editor.hover(place)).toContain('the number of residents');
  });

  test('marks what the check finds, in its words, and stops when it is fixed', async () => {
    const project = projectOf();
    const editor = await openEditor(project);
    const place = await editor.open(
      'towns/york.md',
      changed(project, 'towns/york.md', 'sector: retail', 'sector: retial|'),
    );
    const [found] = await editor.diagnostics(place, (all) => all.length > 0);
    expect(found).toMatchObject({
      code: 'reference-unknown',
      range: { start: { line: place.line } },
    });
    expect(found?.message).toContain('Did you mean "retail"?');
    await editor.replace(place, readFileSync(join(project.contentDir, 'towns/york.md'), 'utf8'));
    expect(await editor.diagnostics(place, (all) => all.length === 0)).toEqual([]);
  });

  test('checks an open file again after another is closed or changes on disk', async () => {
    const project = projectOf();
    const editor = await openEditor(project);
    const town = await editor.open(
      'towns/york.md',
      changed(project, 'towns/york.md', 'sector: retail', 'sector: mining|'),
    );
    const isUnknown = (all: Diagnostic[]) => all.some(({ code }) => code === 'reference-unknown');
    const isKnown = (all: Diagnostic[]) => !isUnknown(all);
    await editor.diagnostics(town, isUnknown);
    const sector = readFileSync(join(project.contentDir, 'sectors/retail.yaml'), 'utf8');
    const unsaved = await editor.open('sectors/mining.yaml', `${sector}|`);
    await editor.diagnostics(town, isKnown);
    await editor.close(unsaved);
    await editor.diagnostics(town, isUnknown);
    writeFileSync(join(project.contentDir, 'sectors/mining.yaml'), sector);
    expect(isKnown(await editor.diagnostics(town, isKnown))).toBe(true);
  });

  test('offers and explains nothing in the body of a Markdown file', async () => {
    const project = projectOf();
    const editor = await openEditor(project);
    const text = readFileSync(join(project.contentDir, 'blog/first-post.md'), 'utf8');
    const place = await editor.open('blog/first-post.md', `${text}na|`);
    expect(await editor.complete(place)).toEqual([]);
    expect(await editor.hover(place)).toBe('');
  });
});
