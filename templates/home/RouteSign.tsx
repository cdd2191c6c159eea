import type { RouteSign as Sign } from '#schemas/generated/views.ts';
import { useWords } from '../words.ts';

/**
 * Renders the services as a map-type direction sign. The distance of each is its duration. The road and its roundabout are
 * drawn with CSS and one SVG. The links are in reading order.
 */
export function RouteSign({ sign }: { sign: Sign }) {
  const { home } = useWords().pages;
  const { roundabout, turnings } = sign;
  return (
    <nav className="route-sign" aria-label={home.routeSign}>
      {roundabout.length > 0 && (
        <ul className="route-sign__round">
          {roundabout.map((exit) => (
            <Exit key={exit.path} {...exit} />
          ))}
        </ul>
      )}
      {/* Traffic goes round it clockwise, so the ring is open to the right of the road that leads in. It begins where the widest road ends. */}
      <svg className="route-sign__ring" viewBox="0 0 120 120" aria-hidden="true">
        <path d="M86.5 95.1A44 44 0 1 1 97.8 82.5" />
      </svg>
      {turnings.length > 0 ? (
        <ul className="route-sign__road">
          {turnings.map((exit) => (
            <Exit key={exit.path} {...exit} />
          ))}
        </ul>
      ) : (
        <div className="route-sign__road" />
      )}
    </nav>
  );
}

function Exit({ label, path, duration }: Sign['turnings'][number]) {
  return (
    <li>
      <a href={path}>
        {label} <span className="route-sign__time">{duration}</span>
      </a>
    </li>
  );
}
