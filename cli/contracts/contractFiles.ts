import type { z } from 'zod';
import { collections, singles } from '#schemas/collections.ts';

/** The files of `content/` that follow one contract. */
export interface ContractFiles {
  /** The name of the contract, for instance of its JSON Schema: `towns`, `screens-home`. */
  name: string;
  /** The pattern of the files below `content/`: `towns/*.md`, `site.yaml`. */
  pattern: string;
  schema: z.ZodType;
}

/** Every contract of an editor's file. */
export const contractFiles: readonly ContractFiles[] = [
  ...Object.values(collections).map(({ folder, extension, schema }) => ({
    name: folder,
    pattern: `${folder}/*${extension}`,
    schema,
  })),
  ...Object.values(singles).map(({ file, schema }) => ({
    name: file.replace(/\.\w+$/, '').replaceAll('/', '-'),
    pattern: file,
    schema,
  })),
];

/** Returns the contract of a file, which is named by its path below `content/`. */
export function contractOf(file: string): ContractFiles | undefined {
  return contractFiles.find(({ pattern }) => {
    const [start = '', end] = pattern.split('*');
    if (end === undefined) return file === pattern;
    return file.startsWith(start) && file.endsWith(end) && !file.slice(start.length).includes('/');
  });
}
