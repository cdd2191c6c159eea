import type { TeaserView } from '#schemas/generated/views.ts';

/** Renders the section of another page that leads to the planner of journeys. */
export function Teaser({ teaser: { title, text, action, path } }: { teaser: TeaserView }) {
  return (
    <aside className="teaser" aria-labelledby="how-far-teaser">
      <div className="wrap">
        <h2 id="how-far-teaser">{title}</h2>
        <p>{text}</p>
        <a className="button" href={path}>
          {action}
        </a>
      </div>
    </aside>
  );
}
