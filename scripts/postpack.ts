import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '#cli/project.ts';

/** Removes what `prepack.ts` has written, so that no tool finds the code twice. */
rmSync(join(projectRoot, 'lib'), { recursive: true, force: true });
