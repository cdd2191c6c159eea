/**
 * Renders a duration as a line: solid up to the shortest time, and dashed up to the longest. Its positions are percentages of a common scale.
 */
export function DurationBar({
  from = 0,
  least,
  most,
}: {
  from?: number;
  least: number;
  most: number;
}) {
  return (
    <svg viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
      <path d={`M${from} 3H${most}`} />
      <path d={`M${from} 3H${least}`} />
    </svg>
  );
}
