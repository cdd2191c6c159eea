import type { LocationPageModel } from '#schemas/generated/pageModel.ts';

/** Renders the text about a service in a town in a band of its own: its opening large below the heading, the rest beside it. */
export function LocalText({ title, opening, text }: NonNullable<LocationPageModel['local']>) {
  const rest = text.slice(opening.length).trim();
  return (
    <section id="local" className="band band--tint" aria-labelledby="local-title" data-fade="usual">
      <div className="wrap columns columns--even local">
        <div>
          <h2 id="local-title">{title}</h2>
          <p className="local-opening">{opening}</p>
        </div>
        {rest && <p className="local-text">{rest}</p>}
      </div>
    </section>
  );
}
