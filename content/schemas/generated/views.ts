import { z } from 'zod';
import { ResultSchema } from '../caseStudy.ts';
import { ImageSchema } from '../fields.ts';
import { PersonSchema } from '../person.ts';
import { PortfolioItemSchema } from '../portfolioItem.ts';
import { SourceSchema } from '../source.ts';
import { TestimonialSchema } from '../testimonial.ts';

/** A picture. If it has several files, `srcset` lists them by format, as in HTML. */
export const PictureViewSchema = ImageSchema.extend({
  srcset: z.strictObject({ avif: z.string(), webp: z.string() }).optional(),
});
export type PictureView = z.infer<typeof PictureViewSchema>;

/** A link: its label and a path on this site. */
export const LinkViewSchema = z.strictObject({ label: z.string(), path: z.string() });
export type LinkView = z.infer<typeof LinkViewSchema>;

/** A link to another page at the end of a page. */
export const CardViewSchema = z.strictObject({
  title: z.string(),
  path: z.string(),
  figure: z
    .string()
    .optional()
    .describe('the duration of a service, the reading time of a text, or the number of entries'),
  kind: z
    .enum(['work', 'information'])
    .optional()
    .describe('the colour of its sign, which is that of a route if it has none (decision 11)'),
});
export type CardView = z.infer<typeof CardViewSchema>;

/** A price, ready to print. */
export const PriceViewSchema = z.strictObject({
  range: z.string().describe('such as "£5,000–£50,000", or the words of a price on request'),
  per: z.string().describe('such as "a month"; empty for a price on request'),
  duration: z.string(),
});
export type PriceView = z.infer<typeof PriceViewSchema>;

/** The time that a service takes, as a strip with a field for each week or month. */
export const TimeStripViewSchema = z.strictObject({
  count: z.int().describe('how many fields the work takes at most'),
  sure: z.int().describe('how many fields the work takes at least'),
});
export type TimeStripView = z.infer<typeof TimeStripViewSchema>;

/** A worked example of a price, ready to print. */
export const PriceExampleViewSchema = z.strictObject({
  what: z.string(),
  sum: z.string().describe('such as "1.5 days × £500"'),
  total: z.string().describe('such as "£750"'),
  withVat: z.string().optional().describe('such as "£900"; left out without VAT'),
  at: z.number().describe('the place of the total in the range of the price, as a percentage'),
});
export type PriceExampleView = z.infer<typeof PriceExampleViewSchema>;

/** A service on a card. */
export const ServiceCardViewSchema = z.strictObject({
  title: z.string(),
  description: z.string(),
  icon: z.string(),
  cta: z.string(),
  link: z.string(),
  from: z.string().describe('the lowest price, ready to print, such as "from £5,000"'),
  terms: z.string().describe('the duration of a project, or the period of a price that recurs'),
});

const turning = z.strictObject({ label: z.string(), path: z.string(), duration: z.string() });

/** The road sign of the home page: ongoing services on a roundabout, and the others as turnings, the longest first. */
export const RouteSignSchema = z.strictObject({
  turnings: z.array(turning),
  roundabout: z.array(turning),
});
export type RouteSign = z.infer<typeof RouteSignSchema>;

/** A category of services or work, as a filter shows it. */
export const CategoryViewSchema = z.strictObject({ name: z.string(), label: z.string() });
export type CategoryView = z.infer<typeof CategoryViewSchema>;

export const PortfolioViewSchema = PortfolioItemSchema.pick({
  title: true,
  category: true,
  description: true,
  liveUrl: true,
  caseStudyUrl: true,
}).extend({
  id: z.string(),
  image: PictureViewSchema,
  kind: z.string().optional().describe('the label of the category'),
  result: ResultSchema.optional().describe('the first figure that the project changed'),
});
export type PortfolioView = z.infer<typeof PortfolioViewSchema>;

/** A piece of work on the page of a service. */
export const WorkViewSchema = PortfolioItemSchema.pick({ title: true }).extend({
  image: PictureViewSchema,
  text: z.string().describe('what the work shows about the service'),
  path: z.string().optional().describe('the case study, or another page about the work'),
});
export type WorkView = z.infer<typeof WorkViewSchema>;

/** A picture of finished work, with its name and what it shows. */
export const WallItemViewSchema = z.strictObject({
  image: PictureViewSchema,
  title: z.string(),
  value: z.string().optional(),
  text: z.string(),
});
export type WallItemView = z.infer<typeof WallItemViewSchema>;

/** A project that the agency did with a service, as a picture with its name. */
export const OwnWorkViewSchema = z.strictObject({
  id: z.string().describe('the name of its file in content/portfolio/'),
  title: z.string(),
  image: PictureViewSchema,
  text: z.string().optional().describe('what it shows about the service'),
  path: z.string().optional().describe('the case study'),
});
export type OwnWorkView = z.infer<typeof OwnWorkViewSchema>;

export const TestimonialViewSchema = TestimonialSchema.pick({
  name: true,
  position: true,
  company: true,
  text: true,
  rating: true,
  tally: true,
}).extend({
  id: z.string(),
  image: PictureViewSchema.optional(),
  picture: PictureViewSchema.optional().describe('a picture of what it is about'),
  work: PictureViewSchema.optional().describe('a picture of the work that it is about'),
});
export type TestimonialView = z.infer<typeof TestimonialViewSchema>;

/** A person of the agency. */
export const PersonViewSchema = PersonSchema.pick({
  name: true,
  role: true,
  text: true,
  rightFor: true,
  drawing: true,
}).extend({
  portrait: PictureViewSchema.optional(),
  services: z.array(LinkViewSchema).describe('the services that the person leads; may be empty'),
});
export type PersonView = z.infer<typeof PersonViewSchema>;

/** A person of the agency, as the name beside a portrait. */
export const NamedPersonViewSchema = PersonViewSchema.pick({
  name: true,
  role: true,
  drawing: true,
  portrait: true,
});
export type NamedPersonView = z.infer<typeof NamedPersonViewSchema>;

/** A town near another one. */
const NearbyTownViewSchema = z.strictObject({
  name: z.string(),
  path: z.string(),
  distance: z
    .string()
    .describe('the straight-line distance and the direction: "62 miles north-east"'),
  direction: z
    .enum(['north', 'northEast', 'east', 'southEast', 'south', 'southWest', 'west', 'northWest'])
    .describe('the point of the compass that is nearest to its bearing'),
  side: z.enum(['west', 'east']).describe('the side of the fingerpost that its flag is on'),
});

const SpotSchema = z.strictObject({ x: z.number(), y: z.number() });

/** The part of the map around a town, in the units of the map from the town, which makes the numbers short. */
const MapCropViewSchema = z.strictObject({
  view: z.string().describe('the value of `viewBox`'),
  em: z.number().describe('the size of labels; dots and lines have sizes in ems'),
  own: SpotSchema.describe('the place of the town on the whole map'),
  dots: z.array(SpotSchema).describe('the towns that the page lists and whose names fit'),
  rings: z
    .array(
      z.strictObject({
        radius: z.number(),
        label: SpotSchema.extend({ name: z.string(), from: SpotSchema, to: SpotSchema })
          .optional()
          .describe('the ring runs clockwise between the ends, so that its label is in a gap'),
      }),
    )
    .describe('the rings of distance around the town'),
  labels: z
    .array(
      SpotSchema.extend({
        anchor: z.enum(['start', 'middle', 'end']),
        name: z.string(),
        kind: z.literal('own').optional().describe('left out for towns that are listed'),
      }),
    )
    .describe('the names that fit on the map'),
});
export type MapCropView = z.infer<typeof MapCropViewSchema>;

/** A drawing with the words of a town over it. */
export const TownDrawingViewSchema = z.strictObject({
  image: PictureViewSchema,
  colour: z.string(),
  words: z.array(
    SpotSchema.extend({
      text: z.string(),
      size: z.number(),
      centred: z.boolean().optional(),
      colour: z.string().optional(),
    }),
  ),
});
export type TownDrawingView = z.infer<typeof TownDrawingViewSchema>;

/** The list of the towns around a town, or of the parts of a city. */
export const NearbyViewSchema = z.strictObject({
  title: z.string(),
  towns: z.array(NearbyTownViewSchema),
  map: MapCropViewSchema.optional(),
  none: z.string().optional().describe('the sentence above the list if no town is near by'),
});
export type NearbyView = z.infer<typeof NearbyViewSchema>;

/** A project and a quotation on a page of a town, with what has not been published. */
export const ProofViewSchema = z.strictObject({
  title: z.string(),
  project: z
    .strictObject({
      client: z.string(),
      path: z.string().optional().describe('the case study'),
      label: z
        .string()
        .describe('its sector with the distance from the town, or its category; may be empty'),
      text: z.string().describe('a result, or what the project shows about the service'),
      image: PictureViewSchema,
    })
    .optional(),
  quote: z
    .strictObject({
      text: z.string(),
      name: z.string(),
      company: z.string(),
      sector: z.string().describe('the sector of the company; may be empty'),
    })
    .optional()
    .describe('the words of the client of the project, or of any client without a project'),
  missing: z.string().describe('what has not been published; may be empty'),
});
export type ProofView = z.infer<typeof ProofViewSchema>;

/** A fact about a town or the agency: its label and its value. */
export const FactViewSchema = z.strictObject({
  label: z.string(),
  value: z.string(),
  path: z.string().optional().describe('the part of the page that has more'),
  note: z.string().optional().describe('the evidence of a figure of the agency'),
  isSample: z.literal(true).optional().describe('true for a figure that is said to be invented'),
});
export type FactView = z.infer<typeof FactViewSchema>;

/** A link to a part of a long page. */
export const CountedLinkViewSchema = LinkViewSchema.extend({
  count: z.string().describe('how much the part lists, ready to print'),
});
export type CountedLinkView = z.infer<typeof CountedLinkViewSchema>;

/** A source as the caption below a figure names it: "ONS, Census 2021 (OGL v3.0)". */
export const CreditViewSchema = SourceSchema.pick({ caption: true, licence: true }).extend({
  label: z.string().describe('the figure, such as "Population"'),
});
export type CreditView = z.infer<typeof CreditViewSchema>;

/** A source as the list of all sources shows it. */
export const SourceViewSchema = SourceSchema.pick({
  title: true,
  publisher: true,
  url: true,
  licence: true,
  credit: true,
}).extend({ date: z.string().optional().describe('the day, month or year, ready to print') });
export type SourceView = z.infer<typeof SourceViewSchema>;

/** A post on the list of posts. */
export const PostCardViewSchema = z.strictObject({
  title: z.string(),
  description: z.string(),
  path: z.string(),
  publishedDate: z.iso.date(),
  date: z.string().describe('the date, ready to print, such as "1 March 2026"'),
  minutes: z.number().int().describe('the reading time: words / 200, rounded up'),
  tags: z.array(z.string()),
  image: PictureViewSchema.optional(),
});
export type PostCardView = z.infer<typeof PostCardViewSchema>;

/** A case study on a list. */
export const CaseStudyCardViewSchema = z.strictObject({
  title: z.string(),
  client: z.string(),
  place: z.string(),
  summary: z.string(),
  path: z.string(),
  image: PictureViewSchema,
  results: z.array(ResultSchema).optional(),
  transition: z.string().describe('the name of the picture in transitions between pages'),
  groups: z.array(z.int()).describe('the groups of the filter that it belongs to'),
});
export type CaseStudyCardView = z.infer<typeof CaseStudyCardViewSchema>;

/** The stages from a start to a goal, with the time and the price of all. */
export const JourneyViewSchema = z.strictObject({
  name: z.string().describe('the anchor'),
  start: z.string().describe('the name of the start'),
  goal: z.string().describe('the name of the goal'),
  title: z.string(),
  text: z.string(),
  without: z.string(),
  stages: z.array(
    z.strictObject({
      label: z.string(),
      path: z.string(),
      task: z.string(),
      begins: z.string().describe('such as "after Web design"'),
      duration: z.string(),
      price: z.string().describe('such as "£600–£10,000 a project"'),
      example: z.string().optional().describe('a worked example with its price'),
      bar: z
        .strictObject({ from: z.number(), least: z.number(), most: z.number() })
        .describe('the place of the stage in time, as a percentage'),
      isOngoing: z.boolean().describe('whether the stage has no end'),
    }),
  ),
  weeks: z.string().optional().describe('such as "3–12 weeks"; left out if no stage has an end'),
  bar: z
    .strictObject({ least: z.number(), most: z.number() })
    .optional()
    .describe('its weeks as a percentage of those of the longest journey'),
  price: z.strictObject({
    once: z
      .string()
      .describe(
        'the sum of what is paid once, or else of what recurs first, and the words of prices on request',
      ),
    then: z.string().optional().describe('the sums that recur'),
  }),
  example: z
    .string()
    .optional()
    .describe('the sum of the worked examples; left out if a stage has none'),
  brief: z.string().describe('plain text with line breaks'),
});
export type JourneyView = z.infer<typeof JourneyViewSchema>;

/** The section on other pages that leads to the planner of journeys. */
export const TeaserViewSchema = z.strictObject({
  title: z.string(),
  text: z.string(),
  action: z.string(),
  path: z.string(),
});
export type TeaserView = z.infer<typeof TeaserViewSchema>;

/** A journey on another page, with a link to its sign in the planner. */
export const JourneyLinkViewSchema = z.strictObject({
  title: z.string(),
  path: z.string(),
  weeks: z.string(),
  price: z.string(),
});
export type JourneyLinkView = z.infer<typeof JourneyLinkViewSchema>;
