import { z } from 'zod';
import { HandlerWordsSchema } from '#schemas/generated/handlerWords.ts';
import type { HandlerWords } from '#schemas/generated/handlerWords.ts';
import { TimeZoneSchema } from '#schemas/locale.ts';

/**
 * Returns the words of the handler from the data of `handler-words.json`. A word that is missing is replaced by its name, such as "tooLong",
 * because an enquiry must not be lost if the words are. The time zone is UTC if it is missing or unknown. Never throws.
 */
export function handlerWords(data: unknown): HandlerWords {
  const words = completed(HandlerWordsSchema, data, 'words') as HandlerWords;
  return { ...words, timeZone: TimeZoneSchema.safeParse(words.timeZone).data ?? 'UTC' };
}

/** Returns data of the shape that a schema describes, in which texts that are missing are replaced by their names. */
function completed(schema: z.core.$ZodType, data: unknown, name: string): unknown {
  if (!(schema instanceof z.ZodObject)) return typeof data === 'string' ? data : name;
  const fields = (typeof data === 'object' && data !== null ? data : {}) as Record<string, unknown>;
  return Object.fromEntries(
    Object.entries(schema.shape).map(([key, field]) => [
      key,
      completed(field as z.core.$ZodType, fields[key], key),
    ]),
  );
}
