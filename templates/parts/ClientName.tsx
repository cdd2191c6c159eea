/** Renders the name of a client. A part in brackets, such as its name in another language, moves to the next line as a whole. */
export function ClientName({ name }: { name: string }) {
  const [, first, bracketed] = /^(.+) (\(.+\))$/.exec(name) ?? [];
  if (bracketed === undefined) return name;
  return (
    <>
      {first} <span className="unbroken">{bracketed}</span>
    </>
  );
}
