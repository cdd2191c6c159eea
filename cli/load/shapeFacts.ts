import type { z } from 'zod';
import type { LoadedContent } from '#cli/model/content.ts';
import type { Locator, SourceFields } from './parseSource.ts';

/** The facts about a file that the problems of its fields are derived from. */
export interface ShapeFacts {
  schema: z.ZodType;
  /** A further schema, which is more exact about some fields. */
  form: z.ZodType | undefined;
  file: string;
  data: unknown;
  source: SourceFields | undefined;
  locate: Locator | undefined;
  /** The pictures below `public/`, by their paths on the site. */
  pictures: Iterable<string>;
  /** The content, whose entries are suggested for references. */
  loaded: Pick<LoadedContent, 'collections' | 'names'> | undefined;
}
