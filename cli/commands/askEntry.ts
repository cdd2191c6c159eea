import { categoryNames } from '#cli/load/categoryNames.ts';
import type { ContractNode } from '#cli/contracts/contractTree.ts';
import type { KnownFields } from '#cli/create/mark.ts';
import { openQuestions } from '#cli/create/openQuestions.ts';
import type { Question } from '#cli/create/openQuestions.ts';
import { fieldAt, joinFields } from '#cli/create/parseField.ts';
import { planEntry } from '#cli/create/planEntry.ts';
import type { EntryRequest, Surroundings } from '#cli/create/entryPlan.ts';
import type { CollectionName } from '#schemas/collections.ts';
import type { Prompt } from '#cli/prompt.ts';
import { suggest } from '#cli/report/suggest.ts';
import { wrapText } from '#cli/report/wrapText.ts';

/** The largest number of choices that a question lists in full. */
const LISTED = 30;

/** Asks for the name or the title of an entry. Returns `undefined` at the end of the input. */
export async function askTitle(prompt: Prompt, word: string): Promise<string | undefined> {
  for (;;) {
    const answer = await prompt.ask(
      word === 'question' ? 'The question: ' : `The name or title of the ${word}: `,
    );
    if (answer !== '') return answer;
  }
}

/** Asks for the slug of an entry until `problemOf` accepts it. Returns `undefined` at the end of the input. */
export async function askSlug(
  prompt: Prompt,
  suggestion: string,
  problemOf: (slug: string) => string | undefined,
): Promise<string | undefined> {
  let problem = '';
  for (;;) {
    const answer = await prompt.ask(
      `${problem}Its slug, the last part of the address [${suggestion}]: `,
    );
    if (answer === undefined) return undefined;
    const slug = answer || suggestion;
    const found = problemOf(slug);
    if (found === undefined) return slug;
    problem = `${found}\n`;
  }
}

/**
 * Asks for the point of a town until `read` accepts it. It cannot be left for later, because the nation, the region and the county follow
 * from it. Returns `undefined` at the end of the input.
 */
export async function askPoint(
  prompt: Prompt,
  read: (answer: string) => KnownFields | undefined,
): Promise<KnownFields | undefined> {
  let problem = '';
  for (;;) {
    const answer = await prompt.ask(
      `${problem}Its latitude and longitude, from any map, such as 54.4858, -0.6206: `,
    );
    if (answer === undefined) return undefined;
    const point = read(answer);
    if (point) return point;
    problem = 'Expected two numbers in decimal degrees, the latitude first.\n';
  }
}

/**
 * Asks for the fields that are unknown or guessed, and returns all given fields. An empty answer takes the suggestion; without one, the
 * field is left to be written in the file. Ends at the end of the input.
 */
export async function askFields(
  prompt: Prompt,
  entry: {
    collection: CollectionName;
    tree: ContractNode;
    request: EntryRequest;
    surroundings: Surroundings;
  },
): Promise<KnownFields> {
  const { collection, tree, request, surroundings } = entry;
  const { names: entries, singles } = surroundings.content;
  const nations = singles.site?.data.nations ?? [];
  const names = { ...entries, ...categoryNames(surroundings.content), nations };
  const slugsOf = (name: string) => [...names[name as keyof typeof names]].toSorted();
  const asked = new Set<string>();
  let { given } = request;
  for (;;) {
    // Each answer may change what follows from it, such as the county of a point.
    const [own] = planEntry(collection, { ...request, given }, surroundings).files;
    const question = openQuestions(tree, own?.fields ?? {}, slugsOf)
      .toSorted((a, b) => rankOf(a) - rankOf(b))
      .find(({ path }) => !asked.has(path.join('.')));
    if (!question) return given;
    asked.add(question.path.join('.'));
    const answer = await ask(prompt, question);
    if ('end' in answer) return given;
    if (answer.value !== undefined) {
      given = joinFields([given, fieldAt(question.path, answer.value) as KnownFields]);
    }
  }
}

/** Returns 0 for the fields from which others follow, which are asked for first, and 1 for all others. */
function rankOf({ path: [name] }: Question): number {
  return ['latitude', 'longitude', 'service'].includes(String(name)) ? 0 : 1;
}

async function ask(
  prompt: Prompt,
  question: Question,
): Promise<{ value: unknown } | { end: true }> {
  const { text, suggestion, choices, read } = question;
  const list =
    choices.length > 0 && choices.length <= LISTED
      ? `${wrapText(`Choices: ${choices.join(', ')}`, { width: 80, indent: '  ' })}\n`
      : '';
  const hint = suggestion === undefined ? 'Enter to write it later' : suggestion;
  let problem = '';
  for (;;) {
    const answer = await prompt.ask(`${problem}${text}\n${list}  [${hint}] `);
    if (answer === undefined) return { end: true };
    if (answer === '') {
      const accepted = suggestion === undefined ? { value: undefined } : read(suggestion);
      return 'value' in accepted ? accepted : { value: undefined };
    }
    const result = read(answer);
    if ('value' in result) return result;
    const meant = suggest(answer, choices);
    const expected = list ? 'one of the choices' : result.expected;
    problem = `Expected ${expected}.${meant ? ` Did you mean "${meant}"?` : ''}\n`;
  }
}
