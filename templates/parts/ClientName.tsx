/**
 * Renders the name of a client, and `mark` directly after it. A part in brackets, such as its name in another language, moves to the next line
 * as a whole.
 */
export function ClientName({ name, mark = '' }: { name: string; mark?: string }) {
  const { first, bracketed } = partsOfName(name);
  if (bracketed === undefined) return name + mark;
  return (
    <>
      {first}{' '}
      <span className="unbroken">
        {bracketed}
        {mark}
      </span>
    </>
  );
}

/** Splits the name of a client into its first part and the part in brackets at its end, if there is one. */
function partsOfName(name: string): { first: string; bracketed?: string | undefined } {
  const [, first = name, bracketed] = /^(.+) (\(.+\))$/.exec(name) ?? [];
  return { first, bracketed };
}
