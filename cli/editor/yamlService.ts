import { getLanguageService } from 'yaml-language-server';
import type { CompletionList, Hover, Position } from 'yaml-language-server';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { contractFiles, contractOf } from '#cli/contracts/contractFiles.ts';
import { contractTree } from '#cli/contracts/contractTree.ts';
import { editorSchema } from '#cli/contracts/editorSchema.ts';
import type { LoadedContent } from '#cli/model/content.ts';
import { choicesAt } from './choicesAt.ts';
import { frontMatterOf } from './frontMatterOf.ts';

/** The names that references to entries, icons, nations and categories may have. */
export type ReferenceNames = LoadedContent['names'] &
  Record<'nations' | 'serviceCategories' | 'portfolioCategories', ReadonlySet<string>>;

/** Completion and explanations for the fields of content. Files are named by their paths below `content/`. */
export interface YamlService {
  complete(file: string, text: string, position: Position): Promise<CompletionList | undefined>;
  explain(file: string, text: string, position: Position): Promise<Hover | undefined>;
  /** Takes over the names that references may have. */
  setNames(names: ReferenceNames): void;
}

/** Creates a service on the contracts. It wraps the language service of YAML, and gives it only the fields of Markdown files. */
export function createYamlService(): YamlService {
  const service = getLanguageService({
    schemaRequestService: (uri) => Promise.reject(new Error(`There is no schema at ${uri}.`)),
    workspaceContext: { resolveRelativePath: (path) => path },
  });
  let names: ReferenceNames | undefined;
  const slugsOf = (collection: string) =>
    [...(names?.[collection as keyof ReferenceNames] ?? [])].toSorted();
  const configure = () =>
    service.configure({
      completion: true,
      hover: true,
      // The check of the project reports mistakes in its own words.
      validate: false,
      hoverSchemaSource: false,
      schemas: contractFiles.map(({ name, schema }) => ({
        uri: `contract:/${name}.json`,
        fileMatch: [`${name}.yaml`],
        schema: editorSchema(schema, names ? { title: name, slugsOf } : { title: name }),
      })),
    });
  configure();

  /** Returns the fields of a file as a document of its contract, unless the position is in the body. */
  const documentOf = (file: string, text: string, { line }: Position) => {
    const contract = contractOf(file);
    const yaml = frontMatterOf(file, text);
    if (!contract || yaml === undefined || line >= yaml.split('\n').length) return undefined;
    return TextDocument.create(`file:///${contract.name}.yaml`, 'yaml', 0, yaml);
  };
  return {
    async complete(file, text, position) {
      const document = documentOf(file, text, position);
      const contract = contractOf(file);
      if (!document || !contract) return undefined;
      // The language service of YAML offers no values in items of lists if other fields come first.
      const tree = contractTree(contract.schema);
      const { choices, start } = choicesAt(document.getText(), position, tree, slugsOf);
      if (choices.length === 0) return service.doComplete(document, position, false);
      const range = { start: { ...position, character: start }, end: position };
      const items = choices.map((label) => ({ label, textEdit: { range, newText: label } }));
      return { isIncomplete: false, items };
    },
    async explain(file, text, position) {
      const document = documentOf(file, text, position);
      return (document && (await service.doHover(document, position))) ?? undefined;
    },
    setNames(next) {
      names = next;
      configure();
    },
  };
}
