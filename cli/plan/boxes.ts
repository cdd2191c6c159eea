/** A rectangle on a map, whose y grows to the south. */
export type Box = Record<'left' | 'right' | 'top' | 'bottom', number>;

/** Returns the square around a point, whose sides are `half` away from it. */
export function boxAround(x: number, y: number, half: number): Box {
  return { left: x - half, right: x + half, top: y - half, bottom: y + half };
}

/** Returns a box that is larger on each side. */
export function widen({ left, right, top, bottom }: Box, by: number): Box {
  return { left: left - by, right: right + by, top: top - by, bottom: bottom + by };
}

/** Returns a box at another place. */
export function move({ left, right, top, bottom }: Box, across: number, down: number): Box {
  return { left: left + across, right: right + across, top: top + down, bottom: bottom + down };
}

/** Returns whether a point is within a box. */
export function isWithin({ left, right, top, bottom }: Box, x: number, y: number): boolean {
  return x > left && x < right && y > top && y < bottom;
}

/** Returns whether two boxes have a point in common. */
export function overlap(a: Box, b: Box): boolean {
  return a.left <= b.right && b.left <= a.right && a.top <= b.bottom && b.top <= a.bottom;
}

/** Returns whether the straight line from the origin to a point has a point in a box. */
export function isOnLine({ left, right, top, bottom }: Box, x: number, y: number): boolean {
  const across = between(left, right, x);
  const down = between(top, bottom, y);
  return Math.max(across.from, down.from, 0) < Math.min(across.to, down.to, 1);
}

/** Returns the part of a line from 0 to `end` that is between two values, as shares of its length. */
function between(low: number, high: number, end: number): { from: number; to: number } {
  if (end === 0) return low < 0 && high > 0 ? { from: 0, to: 1 } : { from: 1, to: 0 };
  const [from, to] = [low / end, high / end];
  return { from: Math.min(from, to), to: Math.max(from, to) };
}
