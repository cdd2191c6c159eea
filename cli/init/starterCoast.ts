import { parseSource } from '#cli/load/parseSource.ts';
import type { StarterFiles } from './starterFiles.ts';

/** Returns the map of the towns with a comment for the new site, which has no script that draws another coast, and the id of its source. */
export function starterCoast({ map }: StarterFiles): { text: string; source: string } {
  const { source } = parseSource('content/map.yaml', map).parsed?.data ?? {};
  const fields = map.replace(/^#.*\n/gm, '');
  return {
    text: `# The coast of the United Kingdom and Ireland on the maps of towns. Without this file, maps are left out or have dots only.\n${fields}`,
    source: String(source),
  };
}
