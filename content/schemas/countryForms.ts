import { z } from 'zod';
import { UNITED_KINGDOM } from './locale.ts';
import { GlobalPointSchema } from './point.ts';
import { UkPointSchema, UkSiteSchema, UkTownSchema } from './unitedKingdom.ts';

/** The settings of `content/site.yaml` on which the forms of other fields depend. Those that are wrong are left out. */
export interface CountrySettings {
  country?: string | undefined;
  nations?: readonly string[] | undefined;
}

/** The collections and single files whose fields have forms of the country. */
export type CountryForms = Partial<
  Record<
    'site' | 'towns' | 'caseStudies' | 'barriers' | 'variants' | 'sectors' | 'wording',
    z.ZodType
  >
>;

/**
 * Returns further schemas of files, which know the country of the site: the names of its nations, and the forms of postcodes and company numbers
 * in the United Kingdom. In other countries, towns and other points are anywhere on the globe. They leave all other fields to the schema of the file.
 */
export function countryForms({ country, nations }: CountrySettings): CountryForms {
  const isUk = country === UNITED_KINGDOM;
  // A nation that is listed twice has a finding of its own.
  const [first, ...others] = new Set(nations);
  const nation =
    first === undefined
      ? z.string()
      : z.enum([first, ...others]).describe(either.format([first, ...others]));
  const ofNations = { nations: z.array(nation).optional() };
  const phrasings = z.array(z.union([z.string(), z.looseObject(ofNations)]));
  const point = isUk ? UkPointSchema : GlobalPointSchema;
  const town = z.looseObject({
    nation,
    ...(!isUk && GlobalPointSchema.shape),
  });
  return {
    ...(isUk && { site: UkSiteSchema }),
    towns: isUk ? town.extend(UkTownSchema.shape) : town,
    caseStudies: z.looseObject({ point: point.optional() }),
    barriers: z.looseObject({ barriers: z.array(z.looseObject({ line: z.array(point) })) }),
    variants: z.looseObject({
      lead: phrasings,
      passages: z.array(z.looseObject({ phrasings })),
      callToAction: phrasings,
    }),
    sectors: z.looseObject({
      services: z
        .record(
          z.string(),
          z.union([z.string(), z.array(z.looseObject({ nations: z.array(nation) }))]),
        )
        .optional(),
    }),
    wording: z.looseObject({
      nationTerms: z.array(z.looseObject({ nations: z.array(nation) })).optional(),
    }),
  };
}

const either = new Intl.ListFormat('en-GB', { type: 'disjunction' });
