/** Texts by their files, which are read when they are first asked for. */
export class SourceTexts implements ReadonlyMap<string, string> {
  readonly #sources: ReadonlyMap<string, { readonly text: string }>;

  constructor(sources: Iterable<{ readonly file: string; readonly text: string }>) {
    this.#sources = new Map(Array.from(sources, (source) => [source.file, source]));
  }

  get size(): number {
    return this.#sources.size;
  }

  has(file: string): boolean {
    return this.#sources.has(file);
  }

  get(file: string): string | undefined {
    return this.#sources.get(file)?.text;
  }

  keys(): MapIterator<string> {
    return this.#sources.keys();
  }

  *values(): Generator<string, undefined> {
    for (const { text } of this.#sources.values()) yield text;
  }

  *entries(): Generator<[string, string], undefined> {
    for (const [file, { text }] of this.#sources) yield [file, text];
  }

  [Symbol.iterator](): Generator<[string, string], undefined> {
    return this.entries();
  }

  forEach(call: (text: string, file: string, texts: ReadonlyMap<string, string>) => void): void {
    for (const [file, text] of this) call(text, file, this);
  }
}

/** Returns texts without those of the files that `isKept` rejects, and with those of `more`. Reads none of them. */
export function selectTexts(
  texts: ReadonlyMap<string, string>,
  isKept: (file: string) => boolean = () => true,
  more: Iterable<readonly [file: string, text: string]> = [],
): ReadonlyMap<string, string> {
  const kept = texts.keys().filter(isKept);
  const sources = kept.map((file) => ({
    file,
    get text() {
      return texts.get(file) ?? '';
    },
  }));
  return new SourceTexts([...sources, ...Array.from(more, ([file, text]) => ({ file, text }))]);
}
