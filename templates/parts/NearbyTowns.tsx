import type { NearbyTownView } from '#schemas/generated/views.ts';

/** The nearest towns with their distance. */
export function NearbyTowns({ title, towns }: { title: string; towns: readonly NearbyTownView[] }) {
  return (
    <nav className="nearby" aria-labelledby="nearby-title">
      <h2 id="nearby-title">{title}</h2>
      <ul className="signpost">
        {towns.map(({ name, path, miles }) => (
          <li key={path}>
            <a href={path}>
              <span>{name}</span>{' '}
              <span className="signpost__miles">
                {miles} {miles === 1 ? 'mile' : 'miles'}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
