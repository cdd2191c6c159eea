import { z } from 'zod';
import { DateSchema, LineSchema, SampleSchema, TextSchema, UrlSchema } from './fields.ts';
import {
  CountrySchema,
  CurrencySchema,
  LocaleSchema,
  NationsSchema,
  TimeZoneSchema,
} from './locale.ts';
import { LatitudeSchema, LongitudeSchema } from './point.ts';

const PhoneSchema = z
  .string()
  .regex(/^\+[1-9]\d{6,14}$/)
  .meta({ kind: 'phone number' })
  .describe('a phone number in international form without spaces, such as "+442079460123"')
  .meta({ note: 'In quotation marks' });

const TimeSchema = z
  .string()
  .regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/)
  .meta({ kind: 'time' })
  .describe('a time of day in quotation marks, such as "09:00"');

/** The place where the agency works. An agency that clients cannot visit has a city and a point, but no street. */
const OfficeSchema = z
  .strictObject({
    city: LineSchema.describe('the city of the office'),
    street: LineSchema.optional()
      .describe('the building and street')
      .meta({ note: 'Leave it out if clients cannot visit the office' }),
    postcode: LineSchema.optional()
      .describe('the postcode')
      .meta({ note: 'In the United Kingdom in capitals with one space: `SE1 4QM`' }),
    postcodeFirst: z
      .boolean()
      .optional()
      .describe('true if the postcode is before the city, such as "1012 AB Amsterdam"')
      .meta({ note: 'As in the Netherlands or Switzerland' }),
    directions: LineSchema.optional()
      .describe('what visitors look for at the end of the way, such as a landmark or a step')
      .meta({ note: 'Only shown with a street, on the contact page' }),
    walks: z
      .array(
        z
          .strictObject({
            from: LineSchema.describe('a station, or any place that visitors know'),
            time: LineSchema.describe('the time on foot from there, such as "6 min on foot"'),
          })
          .describe('the way from one place with "from" and "time"'),
      )
      .min(1)
      .max(4)
      .optional()
      .describe('one to four places from which visitors walk to the office')
      .meta({ note: 'Shown as the flags of a fingerpost, on the contact page' }),
    phone: PhoneSchema.optional(),
    phoneDisplay: LineSchema.optional().describe('that number as people read it'),
    email: z.email().optional().describe('an email address, such as "hello@example.com"'),
    latitude: LatitudeSchema,
    longitude: LongitudeSchema.meta({ note: 'Distances to towns are measured from this point' }),
  })
  .describe('the office');
export type Office = z.infer<typeof OfficeSchema>;

/** A figure that the agency states about itself, such as "250+ projects". */
const StatSchema = z
  .strictObject({
    value: LineSchema.describe('the figure, such as "250+"').meta({
      note: 'In quotation marks if it is only digits',
    }),
    label: LineSchema.describe('what the figure counts'),
    evidence: LineSchema.optional()
      .describe('what the figure rests on, such as "counted in our invoices, May 2026"')
      .meta({ note: 'Printed below the label' }),
    sample: SampleSchema,
  })
  .describe('a figure: value and label');

/** The days of the week in the order in which hours name them. */
export const WeekdaySchema = z.enum([
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
]);
export type Weekday = z.infer<typeof WeekdaySchema>;

/** A period in which the office is open on each of some days. */
const OpeningPeriodSchema = z
  .strictObject({
    days: z
      .array(WeekdaySchema.describe('a day of the week, such as "Monday"'))
      .min(1)
      .describe('the working days, for search engines'),
    opens: TimeSchema,
    closes: TimeSchema,
  })
  .describe('a period: days, opens and closes');
export type OpeningPeriod = z.infer<typeof OpeningPeriodSchema>;

/** Returns all periods of business hours in the order of the file. */
export function openingPeriods(hours: NonNullable<Site['hours']>): OpeningPeriod[] {
  return [hours, ...(hours.further ?? [])];
}

/** The limits of what a page about a town must have of its own before search engines may list it (decision 25). */
const IndexingSchema = z
  .strictObject({
    greatestShare: z
      .number()
      .min(0.1)
      .max(0.6)
      .describe(
        'the greatest share of words in sentences that other towns have too, between 0.1 and 0.6, such as 0.4 for 40%',
      )
      .meta({ note: 'Write 40% as `0.4`' }),
    leastOwnWords: z
      .int()
      .min(50)
      .max(500)
      .describe('the least number of words that no other page has, between 50 and 500'),
    goal: z
      .int()
      .min(0)
      .describe('the number of pages about services in towns that should be in search results')
      .meta({ note: 'A goal of `site report locations`' }),
  })
  .describe('greatestShare, leastOwnWords and goal: what pages need to be in search results');
export type Indexing = z.infer<typeof IndexingSchema>;

/** `content/site.yaml`: the agency, with every fact that appears on more than one page. */
export const SiteSchema = z.strictObject({
  name: LineSchema.describe('the name the agency trades under'),
  legalName: LineSchema.optional()
    .describe('the registered name of the company, or the name of a sole trader')
    .meta({ note: 'Leave it out if it is the same as `name`' }),
  registeredIn: LineSchema.optional()
    .describe('where the company is registered, such as "England and Wales"')
    .meta({ note: 'Only for a company' }),
  registeredOffice: LineSchema.optional()
    .describe('the address of the registered office, as Companies House has it, in one line')
    .meta({ note: 'Only for a company' }),
  companyNumber: LineSchema.optional().describe('the number in the register of companies').meta({
    note: 'In quotation marks. Only for a company. At Companies House it has eight digits, or two letters and six digits',
  }),
  vatNumber: LineSchema.optional().describe('the VAT registration number').meta({
    note: 'In the United Kingdom nine or twelve digits: `GB 123 4567 89`',
  }),
  url: z
    .url({ protocol: /^https$/ })
    // The parser of addresses also accepts empty labels, and labels with underscores or with hyphens at their ends.
    .regex(/^https:\/\/[a-z0-9](?:-*[a-z0-9])*(?:\.[a-z0-9](?:-*[a-z0-9])*)*(?::\d+)?$/)
    .meta({
      kind: 'web address',
      note: 'A domain with other letters than those of English in the form that starts with `xn--`: `https://xn--mnchen-3ya.example`',
    })
    .describe('the address of the site without a slash at its end'),
  locale: LocaleSchema,
  currency: CurrencySchema,
  distances: z
    .enum(['miles', 'kilometres'])
    .describe('miles or kilometres')
    .meta({ note: 'The unit of all distances on pages. `words.yaml` has its name' }),
  timeZone: TimeZoneSchema,
  country: CountrySchema,
  nations: NationsSchema,
  tagline: LineSchema.optional().describe('what the agency does, in one line'),
  description: TextSchema.describe('two sentences about the agency'),
  phone: PhoneSchema.optional().describe(
    'the main phone number, in international form without spaces',
  ),
  phoneDisplay: LineSchema.optional().describe('the main phone number as people read it'),
  chat: z
    .strictObject({
      label: LineSchema.describe('the name of the chat service'),
      url: UrlSchema.describe('the link that opens a chat'),
    })
    .optional()
    .describe('the chat-messaging link'),
  email: z.email().describe('the main email address, such as "hello@example.com"'),
  office: OfficeSchema,
  hours: OpeningPeriodSchema.extend({
    further: z
      .array(OpeningPeriodSchema)
      .min(1)
      .optional()
      .describe('further periods, such as the afternoons after a break, or Saturday mornings'),
    text: LineSchema.describe('the hours as people read them'),
  })
    .optional()
    .describe('the business hours'),
  social: z
    .array(
      z
        .strictObject({
          label: LineSchema.describe('the name of the network'),
          url: UrlSchema,
        })
        .describe('a label and a url'),
    )
    .optional()
    .describe('profiles on social networks'),
  crm: z
    .strictObject({
      label: LineSchema.describe('the words of the link'),
      description: LineSchema.describe('one line below the link'),
      url: UrlSchema,
    })
    .optional()
    .describe('the CRM product that Tools leads to'),
  booking: z
    .strictObject({
      provider: LineSchema.describe('the name of the scheduling service'),
      url: UrlSchema.describe('the address of the booking page'),
      origin: UrlSchema.describe('the origin that may send messages to the page').meta({
        note: 'The start of that address, up to the first single slash',
      }),
      minutes: z.int().positive().describe('the length of a session in minutes, such as 30'),
      days: LineSchema.describe('when sessions can be booked'),
      price: LineSchema.describe('what a session costs'),
      soonest: LineSchema.optional()
        .describe('how soon a session is usually free, as a sentence')
        .meta({ note: 'Such as "The next free session is usually within two working days."' }),
    })
    .optional()
    .describe('the booking of a strategy session'),
  analytics: z
    .strictObject({
      host: UrlSchema.describe('the address of the analytics service, in the EU'),
      key: z
        .string()
        .regex(/^(?![Pp][Hh][XxSs]_|[Ss][Kk]_)[\w-]{3,80}$/)
        .describe(
          'the public key of the analytics project, which is no secret, and not a personal key, such as one that starts with "phx_"',
        ),
      sample: SampleSchema,
    })
    .optional()
    .describe('where page views and events go once a visitor has agreed'),
  stats: z
    .array(StatSchema)
    .min(1)
    .optional()
    .describe('the figures the agency states about itself'),
  claims: z
    .strictObject({
      usualReply: LineSchema.optional().describe('the usual reply time in business hours'),
      promisedReply: LineSchema.optional().describe('the reply time that is promised'),
      costReduction: LineSchema.optional().describe('the cost reduction claimed'),
      lessManualWork: LineSchema.optional().describe('the saving of manual work claimed'),
      mvpWeeks: z
        .int()
        .positive()
        .optional()
        .describe('the number of weeks in which an MVP is built'),
      basis: TextSchema.optional().describe('what the claims rest on; printed beside them'),
      note: TextSchema.optional().describe('a note to editors; never printed'),
      sample: SampleSchema,
    })
    .optional()
    .describe('the claims of the marketing'),
  rules: z
    .strictObject({
      benefits: z.int().positive().optional().describe('the number of benefits of each service'),
      features: z.int().positive().optional().describe('the number of features of each service'),
      solutionAreas: z
        .int()
        .positive()
        .optional()
        .describe('the number of solution areas of a service that has any'),
      processSteps: z
        .int()
        .positive()
        .optional()
        .describe('the number of steps of a service that has a process'),
    })
    .optional()
    .describe('the exact numbers of items in lists')
    .meta({ note: 'Any number from 1 is right if a rule is left out' }),
  indexing: IndexingSchema.meta({
    note: 'Pages about towns that do not reach these limits stay out of search results; `site report locations` lists them',
  }),
  shelfLife: z
    .strictObject({
      months: z
        .int()
        .positive()
        .describe(
          'the number of months after which sources and local texts are to be checked again',
        ),
      graceMonths: z
        .int()
        .positive()
        .describe('the further months until an overdue check is an error'),
    })
    .describe('how long a check of facts lasts: months and graceMonths'),
  vatRate: z
    .number()
    .min(0)
    .max(100)
    .refine((rate) => rate === 0 || rate >= 1)
    .optional()
    .describe('the rate of VAT as a percentage, such as 20')
    .meta({ note: 'Leave it out if the agency charges no VAT' }),
  vatStatement: LineSchema.optional().describe('whether prices include VAT'),
  founded: DateSchema.optional().describe('the day the company was founded'),
  contentVersion: z
    .int()
    .positive()
    .optional()
    .describe('the version of the shape of all files, a whole number')
    .meta({ note: '`site upgrade` writes it. Do not change it by hand' }),
  sample: SampleSchema,
});
export type Site = z.infer<typeof SiteSchema>;
