import type { NearbyTownView } from '#schemas/generated/views.ts';
import { distanceText } from './distanceText.ts';

/** Renders the nearest towns with their distances, as the flags of a fingerpost. */
export function NearbyTowns({ title, towns }: { title: string; towns: readonly NearbyTownView[] }) {
  return (
    <nav className="nearby" aria-labelledby="nearby-title">
      <h2 id="nearby-title">{title}</h2>
      <ul className="fingerpost">
        {towns.map(({ name, path, miles }) => (
          <li key={path}>
            <a className="flag" href={path}>
              <span>{name}</span> <span className="flag__figure">{distanceText(miles)}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
