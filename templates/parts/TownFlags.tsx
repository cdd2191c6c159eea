import type { NearbyView } from '#schemas/generated/views.ts';

/**
 * Renders towns with their distances and directions, as flags that point to the west or to the east. A needle points in the direction of the
 * town on a map.
 */
export function TownFlags({
  towns,
  className,
}: {
  towns: NearbyView['towns'];
  className?: string;
}) {
  if (towns.length === 0) return null;
  return (
    <ul className={className}>
      {towns.map(({ name, path, distance, direction, side }) => (
        <li key={path} data-side={side}>
          <a className="flag" href={path}>
            <span>{name}</span>{' '}
            <span className="flag__figure" data-to={direction}>
              {distance}
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
