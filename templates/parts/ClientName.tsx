/**
 * Renders the name of a client, and `mark` directly after it. A part in brackets, such as its name in another language, moves to the next line
 * as a whole.
 */
export function ClientName({ name, mark = '' }: { name: string; mark?: string }) {
  const [, first, bracketed] = /^(.+) (\(.+\))$/.exec(name) ?? [];
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
