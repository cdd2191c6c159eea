import { existsSync } from 'node:fs';
import { contractTree } from '#cli/contracts/contractTree.ts';
import type { ContractNode } from '#cli/contracts/contractTree.ts';
import { entryWord, entryWords, findCollection } from '#cli/create/findCollection.ts';
import type { EntryRequest, Surroundings } from '#cli/create/entryPlan.ts';
import type { KnownFields } from '#cli/create/mark.ts';
import { joinFields, parseField } from '#cli/create/parseField.ts';
import { hasPoint, parsePoint } from '#cli/create/parsePoint.ts';
import { planEntry } from '#cli/create/planEntry.ts';
import { namesakesOf, townNamed } from '#cli/init/chooseTowns.ts';
import type { StarterFiles } from '#cli/init/starterFiles.ts';
import type { CheckedContent } from '#cli/model/content.ts';
import type { Project } from '#cli/project.ts';
import type { Prompt } from '#cli/prompt.ts';
import { oneLine } from '#cli/report/printable.ts';
import { collections, entryFile } from '#schemas/collections.ts';
import type { CollectionName } from '#schemas/collections.ts';
import { ArgumentError } from './argumentError.ts';
import { askFields, askPoint, askTitle } from './askEntry.ts';
import { contentPath } from './changeContent.ts';
import { slugFrom, slugProblem } from './entrySlug.ts';

/** The options of `site new`. */
export interface NewOptions {
  /** A collection as an editor calls it, such as "town", "towns" or "blog". */
  collection: string;
  slug?: string | undefined;
  title?: string | undefined;
  /** The latitude and longitude of a town, such as "54.4858,-0.6206". */
  point?: string | undefined;
  /** Fields such as "population=13213". */
  field?: readonly string[];
}

/** The parsed options of `site new`. */
export interface EntryArguments {
  collection: CollectionName;
  /** The contract of the collection. */
  tree: ContractNode;
  slug: string | undefined;
  title: string | undefined;
  given: KnownFields;
}

/** A complete request for a new entry. */
export interface CompleteRequest extends EntryRequest {
  collection: CollectionName;
  /** The slug in the list of towns, if the entry is a town of it. */
  listed: string | undefined;
}

/** Parses the options of `site new`. Throws an `ArgumentError` if one of them is wrong. */
export function parseEntryOptions({
  collection: word,
  slug,
  title,
  point,
  field = [],
}: NewOptions): EntryArguments {
  const collection = collectionOf(word);
  const tree = contractTree(collections[collection].schema);
  const given = joinFields([
    ...(point === undefined ? [] : [pointOf(collection, point)]),
    ...field.map((text) => {
      const parsed = parseField(text, tree);
      if (!parsed) {
        throw new ArgumentError(`"${oneLine(text)}" is not a field. Write --field name=value.`);
      }
      return parsed;
    }),
  ]);
  return { collection, tree, slug, title, given };
}

/**
 * Completes a request for a new entry: asks for what is missing if there is a prompt. Throws an `ArgumentError` if it cannot be written, for
 * example because its file exists. `starter` has the list of towns, if the site can use it.
 */
export async function requestEntry(
  project: Project,
  { collection, tree, given, ...names }: EntryArguments,
  { surroundings, starter }: { surroundings: Surroundings; starter: StarterFiles | undefined },
  prompt: Prompt | undefined,
): Promise<CompleteRequest> {
  const word = entryWord(collection);
  const title = names.title ?? (names.slug ? undefined : prompt && (await askTitle(prompt, word)));
  /** Returns the first file of a new entry that already exists. */
  const takenFile = (slug: string) =>
    surroundings.content.names[collection].has(slug)
      ? entryFile({ collection, slug })
      : planEntry(collection, { slug, title, given }, surroundings)
          .files.map(entryFile)
          .find((file) => existsSync(contentPath(project, file)));
  const problemOf = (slug: string) => slugProblem(collection, slug, takenFile);
  const listed = hasPoint(given) ? undefined : townIn(starter, names.slug ?? title);
  if (starter && listed !== undefined && Object.keys(given).length > 0) {
    throw new ArgumentError(
      `${starter.towns.get(listed)?.name} is one of the ${starter.towns.size} towns of the list, which has its facts. Leave out --field, or add --point to state all of them.`,
    );
  }
  const slug = names.slug ?? listed ?? (await slugFrom(title, problemOf, prompt));
  if (!slug) {
    throw new ArgumentError(
      `The ${word} needs a name. Write "npm run site -- new ${word} --title 'The name'" or "npm run site -- new ${word} the-slug".`,
    );
  }
  const problem = problemOf(slug);
  if (problem) throw new ArgumentError(problem);
  if (listed !== undefined) return { collection, slug, title, given, listed };

  const needsPoint = collection === 'towns' && !hasPoint(given);
  const point = prompt && needsPoint ? await askPoint(prompt, parsePoint) : undefined;
  const request = { slug, title, given: point ? joinFields([point, given]) : given };
  if (prompt && (point || !needsPoint)) {
    request.given = await askFields(prompt, { collection, tree, request, surroundings });
  }
  const namesakes = starter ? namesakesOf(title ?? slug, starter.towns) : [];
  requireFields(collection, request.given, surroundings.content, namesakes);
  return { collection, ...request, listed };
}

function collectionOf(word: string): CollectionName {
  const found = findCollection(word);
  if ('name' in found) return found.name;
  if (/^screens?$/i.test(word)) {
    throw new ArgumentError(
      'The files in content/screens/ are fixed: each has a template of its own. A developer adds one (README.md, "Types of page").',
    );
  }
  throw new ArgumentError(
    `There is no collection "${oneLine(word)}". ${
      found.suggestion
        ? `Did you mean "${found.suggestion}"?`
        : `Expected one of ${entryWords.join(', ')}.`
    }`,
  );
}

function pointOf(collection: CollectionName, text: string): KnownFields {
  if (collection !== 'towns') throw new ArgumentError('Only a town has a --point.');
  const point = parsePoint(text);
  if (!point) {
    throw new ArgumentError(
      `"${oneLine(text)}" is not a point. Expected the latitude and the longitude, such as --point 54.4858,-0.6206.`,
    );
  }
  return point;
}

/**
 * Throws if something is missing that cannot be guessed and that the check needs: the point of a town, the sector of a case study.
 * `namesakes` are the towns of the list that share the name of the town.
 */
function requireFields(
  collection: CollectionName,
  given: KnownFields,
  { names }: CheckedContent,
  namesakes: readonly string[],
): void {
  if (collection === 'towns' && !hasPoint(given)) {
    const advice =
      namesakes.length > 0
        ? `The list has ${namesakes.join(' and ')}: write one of them, or add`
        : 'Add';
    throw new ArgumentError(
      `A town needs its point. ${advice} --point with latitude and longitude from any map, such as --point 54.4858,-0.6206.`,
    );
  }
  if (collection === 'caseStudies' && names.sectors.size === 0) {
    throw new ArgumentError(
      'A case study names the sector of its client, and the site has none yet. Add one first: npm run site -- new sector --title "Food and drink".',
    );
  }
}

/** Returns the slug of a town of the list by its name or slug, or `undefined` if it is not there. */
function townIn(starter: StarterFiles | undefined, name: string | undefined): string | undefined {
  return starter && name !== undefined ? townNamed(name, starter.towns) : undefined;
}
