import { spawn } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  CompletionRequest,
  ConfigurationRequest,
  createProtocolConnection,
  DidChangeConfigurationNotification,
  DidOpenTextDocumentNotification,
  HoverRequest,
  InitializedNotification,
  InitializeRequest,
  PublishDiagnosticsNotification,
  StreamMessageReader,
  StreamMessageWriter,
} from 'vscode-languageserver/node';
import type { Diagnostic, MarkupContent, ProtocolConnection } from 'vscode-languageserver/node';
import { projectRoot } from '#cli/project.ts';
import { sampleContentDir } from './helpers/sampleContent.ts';

/** The settings of the project, with the schemas as the YAML extension passes them on: as addresses. */
const { 'yaml.schemas': schemas } = JSON.parse(
  readFileSync(join(projectRoot, '.vscode/settings.json'), 'utf8'),
) as { 'yaml.schemas': Record<string, string> };
const yaml = {
  schemas: Object.fromEntries(
    Object.entries(schemas).map(([schema, files]) => [
      pathToFileURL(join(projectRoot, schema)).href,
      files,
    ]),
  ),
  schemaStore: { enable: false },
  validate: true,
  completion: true,
  hover: true,
};

describe('the server of the YAML extension, with the schemas of the project', () => {
  let connection: ProtocolConnection;
  let stop: () => void;
  const published = new Map<string, Diagnostic[]>();
  const listeners = new Set<() => void>();

  beforeAll(async () => {
    const program = join(projectRoot, 'node_modules/yaml-language-server/bin/yaml-language-server');
    const server = spawn(process.execPath, [program, '--stdio'], {
      stdio: ['pipe', 'pipe', 'inherit'],
    });
    stop = () => void server.kill();
    connection = createProtocolConnection(
      new StreamMessageReader(server.stdout),
      new StreamMessageWriter(server.stdin),
    );
    connection.onNotification(PublishDiagnosticsNotification.type, ({ uri, diagnostics }) => {
      published.set(uri, diagnostics);
      listeners.forEach((listener) => listener());
    });
    connection.onRequest(ConfigurationRequest.type, ({ items }) =>
      items.map(({ section }) => (section === 'yaml' ? yaml : null)),
    );
    connection.listen();
    const rootUri = pathToFileURL(projectRoot).href;
    await connection.sendRequest(InitializeRequest.type, {
      processId: process.pid,
      rootUri,
      workspaceFolders: [{ uri: rootUri, name: 'site' }],
      capabilities: { workspace: { configuration: true } },
    });
    await connection.sendNotification(InitializedNotification.type, {});
    await connection.sendNotification(DidChangeConfigurationNotification.type, {
      settings: { yaml },
    });
  }, 60_000);

  afterAll(() => {
    connection.dispose();
    stop();
  });

  async function open(file: string, text: string): Promise<string> {
    const uri = pathToFileURL(join(projectRoot, 'content', file)).href;
    await connection.sendNotification(DidOpenTextDocumentNotification.type, {
      textDocument: { uri, languageId: 'yaml', version: 1, text },
    });
    return uri;
  }

  function diagnosticsOf(uri: string): Promise<Diagnostic[]> {
    return new Promise((resolve) => {
      const look = () => {
        const found = published.get(uri);
        if (!found) return;
        listeners.delete(look);
        resolve(found);
      };
      listeners.add(look);
      look();
    });
  }

  test('finds nothing wrong in any YAML file of the sample', async () => {
    // The server waits a moment before it checks a file, so all are opened at once.
    const wrong = await Promise.all(
      globSync('**/*.yaml', { cwd: sampleContentDir }).map(async (file) => {
        const uri = await open(file, readFileSync(join(sampleContentDir, file), 'utf8'));
        return (await diagnosticsOf(uri)).map(({ message }) => `${file}: ${message}`);
      }),
    );
    expect(wrong.flat()).toEqual([]);
  });

  test('offers fields and choices, explains a field, and marks a mistake', async () => {
    const text = 'order: many\ntitle: A\nonHome: \nliv\n';
    const uri = await open('portfolio/new.yaml', text);
    const at = (line: number, character: number) => ({
      textDocument: { uri },
      position: { line, character },
    });
    const labels = async (line: number, character: number) => {
      const result = await connection.sendRequest(CompletionRequest.type, at(line, character));
      return (Array.isArray(result) ? result : (result?.items ?? [])).map(({ label }) => label);
    };
    expect(await labels(2, 8)).toEqual(expect.arrayContaining(['true', 'false']));
    expect(await labels(3, 3)).toContain('liveUrl');
    const hover = await connection.sendRequest(HoverRequest.type, at(0, 1));
    expect((hover?.contents as MarkupContent).value).toContain('the place in the portfolio');
    const marked = (await diagnosticsOf(uri)).map(({ range }) => range.start.line);
    expect(marked).toContain(0);
  });
});
