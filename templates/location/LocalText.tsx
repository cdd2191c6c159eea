/** Renders the main text of a page below its heading. It begins large. */
export function LocalText({
  title,
  opening,
  rest,
}: {
  title: string;
  /** Its first sentences, if they are to be large. */
  opening?: string;
  rest: readonly string[];
}) {
  return (
    <section id="local" className="band" aria-labelledby="local-title" data-fade="usual">
      <div className="wrap local">
        <h2 id="local-title">{title}</h2>
        {opening && <p className="opening">{opening}</p>}
        {rest.length > 0 && (
          <div className="prose">
            {rest.map((text) => (
              <p key={text}>{text}</p>
            ))}
          </div>
        )}
      </div>
    </section>
  );
}
