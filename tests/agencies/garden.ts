import { join } from 'node:path';

/** The folder of the site of a garden designer, another agency than the sample: content and pictures, and no code. */
export const gardenRoot = join(import.meta.dirname, 'garden');
