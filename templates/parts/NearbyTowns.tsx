import type { NearbyView } from '#schemas/generated/views.ts';

/**
 * Renders the nearest towns with their distances and directions, as the flags of a fingerpost that point to the west or to the east. A
 * sentence says if none of them is near. A needle points in the direction of the town on a map.
 */
export function NearbyTowns({ nearby }: { nearby: NearbyView }) {
  return (
    <nav className="nearby" aria-labelledby="nearby-title">
      <h2 id="nearby-title">{nearby.title}</h2>
      <div className="nearby__in">
        {nearby.none && <p>{nearby.none}</p>}
        {nearby.towns.length > 0 && (
          <ul className="fingerpost">
            {nearby.towns.map(({ name, path, distance, direction, side }) => (
              <li key={path} className={side}>
                <a className="flag" href={path}>
                  <span>{name}</span>{' '}
                  <span className="flag__figure" data-to={direction}>
                    {distance}
                  </span>
                </a>
              </li>
            ))}
          </ul>
        )}
      </div>
    </nav>
  );
}
