import { relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createConnection, TextDocuments, TextDocumentSyncKind } from 'vscode-languageserver/node';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { contractOf } from '#cli/contracts/contractFiles.ts';
import { diagnosticOf } from '#cli/editor/diagnosticOf.ts';
import { createYamlService } from '#cli/editor/yamlService.ts';
import { CONTENT_LABEL } from '#cli/load/contentLabel.ts';
import { categoryNames } from '#cli/load/categoryNames.ts';
import { watchFolders } from '#cli/files/watchFolders.ts';
import { settingsOf } from '#cli/load/siteSettings.ts';
import type { Finding } from '#cli/model/finding.ts';
import type { Project } from '#cli/project.ts';
import { siteFiles } from '#cli/slots/readSiteConfig.ts';
import { readProject } from './readProject.ts';

/** The time without a key press after which the content is checked, in milliseconds. */
const QUIET = 250;

/**
 * Runs `site language-server`: serves an editor over standard input and output with the Language Server Protocol until the editor ends
 * it. Offers fields, choices and slugs in YAML files and in the fields of Markdown files, explains fields, and marks the findings of
 * `site validate` while somebody types, and after files have changed on disk.
 */
export function languageServer(project: Project): void {
  const connection = createConnection(process.stdin, process.stdout);
  const documents = new TextDocuments(TextDocument);
  const service = createYamlService();
  /** The path of a document below `content/`, or `undefined` if it is not content. */
  const fileOf = (uri: string) => {
    if (!uri.startsWith('file:')) return undefined;
    const file = relative(project.contentDir, fileURLToPath(uri)).split(sep).join('/');
    return contractOf(file) ? file : undefined;
  };

  const check = async () => {
    const open = documents.all().flatMap((document) => {
      const file = fileOf(document.uri);
      return file === undefined ? [] : [{ document, file: `${CONTENT_LABEL}/${file}` }];
    });
    const unsaved = new Map(open.map(({ document, file }) => [file, textOf(document)]));
    const { findings, loaded } = await readProject(project, { hidden: 'check', unsaved });
    service.setNames({
      ...loaded.names,
      ...categoryNames(loaded),
      nations: new Set(settingsOf(loaded).nations),
    });
    const byFile = new Map<string, Finding[]>();
    for (const finding of findings) {
      byFile.set(finding.file, [...(byFile.get(finding.file) ?? []), finding]);
    }
    for (const { document, file } of open) {
      // It may have been closed meanwhile.
      if (!documents.get(document.uri)) continue;
      const diagnostics = (byFile.get(file) ?? []).map((one) =>
        diagnosticOf(one, textOf(document)),
      );
      await connection.sendDiagnostics({ uri: document.uri, diagnostics });
    }
  };
  // Checks run one after another. All changes during a check lead to a single further check.
  const tryCheck = () => check().catch((error: unknown) => connection.console.error(String(error)));
  /** Ends when the slugs of the content are known. */
  let ready: Promise<void> | undefined;
  let running = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  const checkSoon = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      running = running.then(tryCheck);
    }, QUIET);
  };

  connection.onInitialize(() => ({
    capabilities: {
      textDocumentSync: TextDocumentSyncKind.Incremental,
      completionProvider: { triggerCharacters: [' ', ':', '-'] },
      hoverProvider: true,
    },
    serverInfo: { name: 'site' },
  }));
  connection.onInitialized(() => {
    ready = running = tryCheck();
    const folders = watchFolders(
      [project.contentDir, project.publicDir, ...siteFiles(project)],
      checkSoon,
      (sentences) => connection.console.warn(sentences),
    );
    connection.onShutdown(() => folders.close());
  });
  connection.onCompletion(async ({ textDocument, position }) => {
    await ready;
    const document = documents.get(textDocument.uri);
    const file = fileOf(textDocument.uri);
    return document && file ? service.complete(file, textOf(document), position) : undefined;
  });
  connection.onHover(async ({ textDocument, position }) => {
    const document = documents.get(textDocument.uri);
    const file = fileOf(textDocument.uri);
    return document && file ? service.explain(file, textOf(document), position) : undefined;
  });
  documents.onDidChangeContent(checkSoon);
  documents.onDidClose(({ document }) => {
    void connection.sendDiagnostics({ uri: document.uri, diagnostics: [] });
    // Without its unsaved text, other documents may have other findings.
    checkSoon();
  });
  documents.listen(connection);
  connection.listen();
}

/** Returns the text of a document with `\n` as the only line ending, which leaves lines and columns as they are. */
function textOf(document: TextDocument): string {
  return document.getText().replace(/\r\n?/g, '\n');
}
