/** A start tag with its position in the page, in characters from its start. */
export interface Tag {
  name: string;
  attributes: Readonly<Record<string, string>>;
  offset: number;
}
