import type { NearbyView } from '#schemas/generated/views.ts';

/** Renders the nearest towns with their distances, as the flags of a fingerpost. A sentence takes the place of an empty list. */
export function NearbyTowns({ nearby }: { nearby: NearbyView }) {
  return (
    <nav className="nearby" aria-labelledby="nearby-title">
      <h2 id="nearby-title">{nearby.title}</h2>
      {nearby.towns.length === 0 ? (
        <p>{nearby.none}</p>
      ) : (
        <ul className="fingerpost">
          {nearby.towns.map(({ name, path, distance }) => (
            <li key={path}>
              <a className="flag" href={path}>
                <span>{name}</span> <span className="flag__figure">{distance}</span>
              </a>
            </li>
          ))}
        </ul>
      )}
    </nav>
  );
}
