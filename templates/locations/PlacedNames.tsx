import type { PlacedName } from '#schemas/generated/pageModel.ts';

/** Renders names of towns beside their dots on a map. */
export function PlacedNames({ names }: { names: readonly PlacedName[] }) {
  return names.map(({ x, y, anchor, name }) => (
    <text key={name} x={x} y={y} textAnchor={anchor === 'start' ? undefined : anchor}>
      {name}
    </text>
  ));
}
