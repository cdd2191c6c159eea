import { sampleTraces } from '../sampleTraces.ts';
import { sampleFilesIn } from '../sampleFilesIn.ts';
import type { Problem } from '#cli/model/problem.ts';
import type { Rule } from '../rule.ts';

/** The roles of the palette by which people recognise an agency. The others are neutral, or follow from these. */
export const IDENTITY_ROLES = ['primary', 'secondary', 'signal', 'accent'] as const;

/** The palette does not repeat the colours of the sample agency in the same roles. Runs only with `validate --launch`. */
export const sampleColoursAreReplaced: Rule = ({ content }) => {
  const { brand } = content.singles;
  if (!brand || sampleFilesIn(content).has(brand.file)) return [];
  return IDENTITY_ROLES.flatMap((role): Problem[] => {
    const colour = brand.data.palette[role]?.light;
    if (colour?.toLowerCase() !== sampleTraces.colours[role]) return [];
    const at = { file: brand.file, path: ['palette', role, 'light'] };
    return [{ code: 'sample-colour', args: { role, colour }, at }];
  });
};
