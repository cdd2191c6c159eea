import { dashMissing, dashOfGroupMissing } from './fixLists.ts';
import {
  apostropheInGroup,
  coloursInGroup,
  foldMissing,
  linkAsMarkdown,
  quoteOpen,
  quotesInside,
  quotesNeeded,
  quotesOfLines,
  signAfterQuotes,
} from './fixQuotes.ts';
import {
  curly,
  fieldForm,
  invisible,
  listMark,
  spaceAfterColon,
  spaceAfterDash,
  tab,
} from './fixSigns.ts';
import { groupAsText } from './groupAsText.ts';
import { joinedFields } from './joinedFields.ts';
import { outdentedText } from './outdentedText.ts';
import { bracket, colonMissing, wrongIndent } from './fixStructure.ts';
import { takeApart } from './yamlLine.ts';
import type { Line, YamlFix } from './yamlLine.ts';

/** The number of lines above an error that may have caused it. The parser notices an open bracket only at the start of the next field. */
const REACH = 200;

/**
 * Returns the corrections that may remove a YAML error on the line `at`, the most specific mistakes first. Most of them do not
 * apply; the caller parses the YAML with each.
 */
export function yamlFixes(file: string, source: readonly string[], at: number): YamlFix[] {
  const numbers = [at, at + 1, ...Array.from({ length: REACH }, (_, back) => at - 1 - back)].filter(
    (number) => number >= 1 && number <= source.length,
  );
  const lines = numbers.map((number) => takeApart(file, source, number));
  return detectors.flatMap((detect) =>
    lines.flatMap((line) => {
      // Lines far above the error cannot be wrongly indented.
      if (detect === wrongIndent && line.number < at - 12) return [];
      return detect(line) ?? [];
    }),
  );
}

const detectors: readonly ((line: Line) => YamlFix | YamlFix[] | undefined)[] = [
  tab,
  invisible,
  curly,
  coloursInGroup,
  apostropheInGroup,
  outdentedText,
  joinedFields,
  groupAsText,
  fieldForm,
  spaceAfterColon,
  spaceAfterDash,
  listMark,
  dashMissing,
  dashOfGroupMissing,
  quotesOfLines,
  signAfterQuotes,
  quotesInside,
  foldMissing,
  linkAsMarkdown,
  bracket,
  quotesNeeded,
  quoteOpen,
  colonMissing,
  wrongIndent,
];
