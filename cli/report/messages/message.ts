import type { FindingArgs, FindingCode } from '#cli/model/finding.ts';

/** The words of a finding in full sentences: what was found, what was expected, and one thing to do. */
export interface Message {
  found: string;
  expected?: string;
  action?: string;
}

/** The functions that write the words of findings. `Explanations` has the codes of the same subject. */
export type MessagesOf<Explanations extends Partial<Record<FindingCode, unknown>>> = {
  [C in keyof Explanations & FindingCode]: (args: FindingArgs[C]) => Message;
};
