import type { NearbyView } from '#schemas/generated/views.ts';
import { TownFlags } from './TownFlags.tsx';

/** Renders the nearest towns as the flags of a fingerpost. A sentence says if none of them is near. */
export function NearbyTowns({ nearby }: { nearby: NearbyView }) {
  return (
    <nav className="nearby" aria-labelledby="nearby-title">
      <h2 id="nearby-title">{nearby.title}</h2>
      <div className="nearby__in">
        {nearby.none && <p>{nearby.none}</p>}
        <TownFlags towns={nearby.towns} className="fingerpost" />
      </div>
    </nav>
  );
}
