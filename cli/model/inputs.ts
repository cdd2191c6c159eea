/** The inputs of something that is made: hashes by the name of an input, such as a file. */
export type Inputs = Readonly<Record<string, string>>;

/** A set of inputs, with a hash of all of them. */
export interface InputTable {
  hash: string;
  inputs: Inputs;
}

/** The reason why the pages of a chunk are rendered. */
export type RenderReason =
  /** The command requested them. */
  | { kind: 'asked' }
  /** The chunk was not built before. */
  | { kind: 'new' }
  /** The code or the layout, which all pages share, has changed. */
  | { kind: 'shell' }
  /** The page models have changed. */
  | { kind: 'models' }
  /** The pages show the date of the build, and the date has changed. */
  | { kind: 'day' }
  /** A page is missing, or was changed after the build. */
  | { kind: 'file'; path: string };

/** The reason why a social card is drawn: another code, other words, or a file that is missing or was changed by hand. */
export type CardReason = 'code' | 'words' | 'missing';
