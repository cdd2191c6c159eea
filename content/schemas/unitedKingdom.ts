import { z } from 'zod';
import { LineSchema } from './fields.ts';

/** The twelve ITL1 regions of the UK, as the Office for National Statistics names them. */
export const RegionSchema = z
  .enum([
    'East Midlands',
    'East of England',
    'London',
    'North East',
    'North West',
    'Northern Ireland',
    'Scotland',
    'South East',
    'South West',
    'Wales',
    'West Midlands',
    'Yorkshire and the Humber',
  ])
  .describe('one of the twelve regions of the UK, such as "North West" or "Wales"');
export type Region = z.infer<typeof RegionSchema>;

/** The forms that facts about a town have in the United Kingdom. */
export const UkTownSchema = z.looseObject({
  region: RegionSchema,
  postcodeArea: z
    .string()
    .regex(/^[A-Z]{1,2}$/)
    .describe('the letters of the postcode area, such as "LS"'),
});

/** The bounds of a point in the United Kingdom, in decimal degrees (WGS84). */
export const UkPointSchema = z.looseObject({
  latitude: z.number().min(49).max(61).describe('decimal degrees, such as 53.7'),
  longitude: z.number().min(-9).max(2).describe('decimal degrees; a minus sign is west'),
});

/** The nations of the United Kingdom. */
export const UkNationsSchema = z.array(
  z
    .enum(['England', 'Scotland', 'Wales', 'Northern Ireland'])
    .describe('a nation of the United Kingdom: England, Scotland, Wales or Northern Ireland'),
);

/** The names of the time of the United Kingdom and of the islands around it. */
const UK_TIME_ZONES = [
  'Europe/London',
  'Europe/Belfast',
  'Europe/Guernsey',
  'Europe/Isle_of_Man',
  'Europe/Jersey',
] as const;

/** The forms that facts about a company have in the United Kingdom. */
export const UkSiteSchema = z.looseObject({
  nations: UkNationsSchema,
  locale: LineSchema.regex(/-GB$/).describe(
    'a language as it is written in the United Kingdom, such as "en-GB" or "cy-GB", because "country" is "GB"',
  ),
  timeZone: z
    .enum(UK_TIME_ZONES)
    .describe(
      '"Europe/London", because "country" is "GB"; planned posts would come out too early or late',
    ),
  registeredIn: LineSchema.regex(
    /^(?!(?:the )?(?:UK|U\.K\.|GB|(?:Great )?Britain|United Kingdom)$)/i,
  )
    .optional()
    .describe(
      'the part of the United Kingdom with the register, such as "England and Wales", because each has its own',
    ),
  companyNumber: LineSchema.regex(/^(?:\d{8}|[A-Z]{2}\d{6}|R\d{7}|(?:IP|NP|SP)\d{5}[A-Z])$/)
    .optional()
    .describe(
      'the number at Companies House: eight digits, or two letters and six digits, such as "SC123456"',
    ),
  vatNumber: LineSchema.regex(/^(?:(?:GB|XI) ?)?\d{3} ?\d{4} ?\d{2}(?: ?\d{3})?$/)
    .optional()
    .describe('the VAT registration number: nine or twelve digits, such as "GB 123 4567 89"'),
  office: z.looseObject({
    postcode: LineSchema.regex(/^[A-Z]{1,2}\d[\dA-Z]? \d[A-Z]{2}$/)
      .describe('a UK postcode in capitals with one space, such as "SE1 4QM"')
      .optional(),
  }),
});
