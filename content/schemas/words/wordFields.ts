import { z } from 'zod';
import { LineSchema, TextSchema } from '../fields.ts';
import type { Plural, Words } from '../fillWords.ts';

/** Returns the schema of one line without variables. */
export function line(description: string) {
  return LineSchema.describe(description);
}

/** Returns the schema of one or more sentences without variables. */
export function text(description: string) {
  return TextSchema.describe(description);
}

/** Returns the schema of words with variables. `samples` has an example of the value of each variable. */
export function pattern<Name extends string>(
  description: string,
  samples: Readonly<Record<Name, string>>,
): z.ZodType<Words<Name>, string> {
  return patternSchema(samples).describe(`${description}, ${namesIn(samples, '"')}`) as z.ZodType<
    Words<Name>,
    string
  >;
}

/** Returns the schema of words with variables that depend on a number. */
export function plural<Name extends string>(
  description: string,
  samples: Readonly<Record<Name, string>>,
): z.ZodType<Plural<Name>> {
  const form = patternSchema(samples);
  const also = (category: string) =>
    form.optional().describe(`the form for "${category}", in languages that have it`);
  return z
    .strictObject({
      zero: also('zero'),
      one: form.optional().describe('the form for one'),
      two: also('two'),
      few: also('few'),
      many: also('many'),
      other: form.describe('the form for all other numbers'),
    })
    .describe('the form `other`, and more forms if the language has them')
    .meta({
      kind: 'words for a number',
      note: `${description}, ${namesIn(samples, '`')}`,
    }) as z.ZodType<Plural<Name>>;
}

function patternSchema(samples: Readonly<Record<string, string>>) {
  return TextSchema.meta({ isPattern: true, variables: samples });
}

/** Returns the names of variables for people, between two marks. */
function namesIn(samples: Readonly<Record<string, string>>, mark: string): string {
  const names = Object.keys(samples).map((name) => `${mark}{{ ${name} }}${mark}`);
  return `with ${names.join(', ')}`;
}
