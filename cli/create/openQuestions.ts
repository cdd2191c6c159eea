import type { ContractNode } from '#cli/contracts/contractTree.ts';
import type { DataPath } from '#cli/model/finding.ts';
import { fieldName } from '#cli/load/dataPath.ts';
import { isGroup, Mark } from './mark.ts';
import { parseValue, referenceIn } from './parseField.ts';

/** A question about a field that an editor can answer in a few words. */
export interface Question {
  path: DataPath;
  /** The name of the field and what it is for. */
  text: string;
  /** The answer that an empty line stands for. */
  suggestion: string | undefined;
  /** The answers to choose from; empty if any text will do. */
  choices: readonly string[];
  /** Returns the value of an answer, or what was expected instead. */
  read(answer: string): { value: unknown } | { expected: string };
}

/**
 * Returns questions about the required fields that are unknown or guessed. Longer texts, pictures and related links are left out,
 * because they are easier to write in the file. `slugsOf` returns the slugs of a collection.
 */
export function openQuestions(
  tree: ContractNode,
  known: Readonly<Record<string, unknown>>,
  slugsOf: (collection: string) => readonly string[],
  parents: DataPath = [],
): Question[] {
  return Object.entries(tree.properties ?? {}).flatMap(([name, field]): Question[] => {
    const value = known[name];
    const path = [...parents, name];
    if (!tree.required?.includes(name) || field.kind === 'picture') return [];
    if (field.properties && !(value instanceof Mark)) {
      return openQuestions(field, isGroup(value) ? value : {}, slugsOf, path);
    }
    const isOpen = value instanceof Mark || (value === undefined && isShort(field));
    return isOpen && canBeTyped(field) ? [questionOf(path, field, value, slugsOf)] : [];
  });
}

/** Returns whether a field is a choice, a number or a reference rather than a text. */
function isShort({ type, enum: choices, refersTo }: ContractNode): boolean {
  return Boolean(choices ?? refersTo) || ['number', 'integer', 'boolean'].includes(type ?? '');
}

function canBeTyped({ type, items, additionalProperties }: ContractNode): boolean {
  if (type === 'array') return !items?.anyOf && (!items?.properties || Boolean(referenceIn(items)));
  return type !== 'object' || !additionalProperties;
}

function questionOf(
  path: DataPath,
  field: ContractNode,
  value: unknown,
  slugsOf: (collection: string) => readonly string[],
): Question {
  const isList = field.type === 'array';
  const reference = isList ? referenceIn(field.items) : undefined;
  const item = isList ? (reference ? field.items?.properties?.[reference] : field.items) : field;
  const choices = item?.enum ?? (item?.refersTo ? slugsOf(item.refersTo) : []);
  const note = value instanceof Mark ? value.note : field.description;
  return {
    path,
    text: `${fieldName(path)}: ${note}`,
    suggestion: value instanceof Mark ? answerOf(value.value, reference) : undefined,
    choices,
    read(answer) {
      const read = parseValue(answer, field);
      const given = isList ? (read as unknown[]).map((one) => answerOf(one, reference)) : [answer];
      const unknown = given.find((one) => choices.length > 0 && !choices.includes(one ?? ''));
      if (unknown !== undefined) return { expected: `one of ${choices.join(', ')}` };
      const isNumber = field.type === 'number' || field.type === 'integer';
      if (isNumber && typeof read !== 'number') return { expected: 'a number such as 13213' };
      if (field.type === 'boolean' && typeof read !== 'boolean')
        return { expected: 'true or false' };
      const { pattern } = field;
      if (pattern !== undefined && typeof read === 'string' && !new RegExp(pattern).test(read))
        return { expected: field.description ?? 'another text' };
      return { value: read };
    },
  };
}

/** Returns a value as it is typed. */
function answerOf(value: unknown, reference: string | undefined): string | undefined {
  if (Array.isArray(value)) return value.map((one) => answerOf(one, reference)).join(', ');
  if (reference && isGroup(value)) return String(value[reference]);
  return value === undefined ? undefined : String(value);
}
