import { join } from 'node:path';
import { projectRoot } from '#cli/project.ts';
import { writeIfChanged } from '#cli/write/writeIfChanged.ts';
import { drawnWords } from './drawnWords.ts';

/**
 * `npm run drawings`: writes the drawings that have words to `public/images/`, from their sources in `scripts/pictures/drawings/`. Drawings
 * without words have no source, because they are edited in place.
 */
const drawings = await drawnWords();
for (const { name, svg } of drawings) {
  writeIfChanged(join(projectRoot, 'public/images', name), svg);
}
console.log(`${drawings.length} drawings are up to date.`);
