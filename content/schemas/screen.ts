import { z } from 'zod';
import {
  AliasesSchema,
  HeadedTextSchema,
  ImageSchema,
  LastModifiedSchema,
  LineSchema,
  RelatedLinksSchema,
  SampleSchema,
  SearchResultSchema,
  SlugSchema,
  SynonymsSchema,
  TextSchema,
} from './fields.ts';
import { JourneyEndSchema, JourneySchema } from './journey.ts';
import { line, pattern as wordPattern, plural, text } from './words/wordFields.ts';

/** The fields of every file of `content/screens/`: its heading, its lead, and its texts in search results. */
const screen = {
  title: LineSchema.describe('the heading of the page'),
  lead: TextSchema.describe('the paragraph under the heading'),
  search: SearchResultSchema,
  synonyms: SynonymsSchema.optional(),
  lastModified: LastModifiedSchema.optional(),
  aliases: AliasesSchema.optional(),
  sample: SampleSchema,
};
const SectionSchema = HeadedTextSchema.meta({ kind: 'section' }).describe(
  'the heading (title) and lead (text) of a section',
);

/** A text that may name the reply times of the agency. */
const ReplyTextSchema = TextSchema.meta({
  isPattern: true,
  variables: { usual_reply: '2 hours', promised_reply: '24 hours' },
  note: 'With `{{ usual_reply }}` and `{{ promised_reply }}`, the claims in `site.yaml`',
});

/** `content/screens/home.md`: the home page. The body is the text of its about section. */
export const HomeScreenSchema = z.strictObject({
  ...screen,
  eyebrow: LineSchema.optional().describe('the small line above the heading'),
  primaryAction: LineSchema.describe(
    'the words of the first button, which leads to the lead form, or else to the contact page',
  ),
  secondaryAction: LineSchema.optional()
    .describe('the words of the second button, which leads to the booking')
    .meta({ note: 'Without it, the second button leads to the planner of journeys' }),
  services: SectionSchema.optional(),
  about: SectionSchema.optional(),
  portfolio: SectionSchema.optional(),
  calendar: SectionSchema.optional(),
  testimonials: SectionSchema.optional(),
  leadCapture: SectionSchema.optional(),
  contact: SectionSchema.optional(),
  homeTestimonials: z
    .array(SlugSchema.meta({ refersTo: 'testimonials' }))
    .max(3)
    .optional()
    .describe('the names of up to three files in content/testimonials/'),
  relatedLinks: RelatedLinksSchema,
});

/** `content/screens/about.md`: the about page. The body is its story, in Markdown. */
export const AboutScreenSchema = z.strictObject({
  ...screen,
  people: SectionSchema.optional(),
  process: HeadedTextSchema.extend({
    steps: z.array(HeadedTextSchema).min(2).max(5).describe('two to five steps, in their order'),
  })
    .optional()
    .describe('how a project runs: title, text and steps'),
  principles: z.array(HeadedTextSchema).min(1).optional().describe('the working principles'),
  refusals: HeadedTextSchema.extend({
    items: z.array(LineSchema).min(2).describe('two or more lines'),
  })
    .optional()
    .describe('the work that the agency does not do: title, text and items'),
  office: SectionSchema.optional(),
  relatedLinks: RelatedLinksSchema,
});

/** `content/screens/contact.yaml`: the contact page. */
export const ContactScreenSchema = z.strictObject({
  ...screen,
  lead: ReplyTextSchema.describe('the paragraph under the heading'),
  form: SectionSchema,
  people: SectionSchema.optional(),
  office: HeadedTextSchema.extend({
    picture: ImageSchema.optional()
      .describe('a picture of the office, or of the way in')
      .meta({ note: 'It fills the other half of the window' }),
  })
    .optional()
    .describe('the section about the office: title and text, and perhaps a picture'),
  booking: SectionSchema.optional(),
  questions: SectionSchema.optional(),
  relatedLinks: RelatedLinksSchema,
});

/** `content/screens/locations.md`: the list of all towns. The body is Markdown. */
export const LocationsScreenSchema = z.strictObject({
  ...screen,
  sources: SectionSchema.meta({
    note: 'Above the list of all sources and licences, which is made from `sources.yaml`',
  }),
  relatedLinks: RelatedLinksSchema,
});

/** `content/screens/service-pages.yaml`: the texts around the data of every service page and every page of a service in a town. */
export const ServicePagesScreenSchema = z.strictObject({
  whyChoose: LineSchema.describe('the heading above the benefits'),
  included: LineSchema.describe('the heading above the features'),
  examples: SectionSchema.optional(),
  quote: SectionSchema,
  booking: SectionSchema.optional(),
  portfolio: SectionSchema.optional(),
  sample: SampleSchema,
});

/** `content/screens/thank-you.yaml`: the page that follows a form without JavaScript. */
export const ThankYouScreenSchema = z.strictObject({
  ...screen,
  next: z
    .array(
      HeadedTextSchema.extend({
        text: ReplyTextSchema.describe('the paragraph below the heading'),
        when: ReplyTextSchema.optional().describe(
          'when it happens, in a few words on the sign of the step',
        ),
      }).describe('a step: title and text, and perhaps "when"'),
    )
    .min(2)
    .describe('what happens next, step by step')
    .meta({ note: 'The contact page shows the same steps, without `when`' }),
  people: SectionSchema.optional(),
  relatedLinks: RelatedLinksSchema,
});

/** `content/screens/sitemap.yaml`: the page that lists all pages for people. */
const SitemapScreenSchema = z.strictObject({
  ...screen,
  main: SectionSchema,
  services: SectionSchema.optional(),
  caseStudies: SectionSchema.optional(),
  posts: SectionSchema.optional(),
  legalPages: SectionSchema.optional(),
  towns: SectionSchema.optional(),
  relatedLinks: RelatedLinksSchema,
});

/** `content/screens/search.yaml`: the page with the search of the site. */
const SearchScreenSchema = z.strictObject({
  ...screen,
  examples: z
    .array(LineSchema)
    .max(6)
    .optional()
    .describe('queries that visitors can try, such as "web design Leeds"'),
  ignored: z
    .array(LineSchema)
    .optional()
    .describe('words that say nothing about what is searched, such as "in" and "the"')
    .meta({ note: 'A query may contain them, and a page need not' }),
  alike: z
    .array(
      z
        .array(LineSchema)
        .min(2)
        .describe('two or more words or phrases that mean the same: [price, how much]'),
    )
    .optional()
    .describe('lists of words that mean the same, such as "price", "cost" and "how much"')
    .meta({
      note: 'A query with one of them also finds the pages that have another one of its list',
    }),
  relatedLinks: RelatedLinksSchema,
});

/** Screens without further fields: services, case studies, facts and questions, the not-found page. */
export const PlainScreenSchema = z.strictObject({ ...screen, relatedLinks: RelatedLinksSchema });

/** `content/screens/blog.yaml`: the list of posts, and the lists of the posts with a tag. */
export const BlogScreenSchema = z.strictObject({
  ...screen,
  tags: z
    .record(LineSchema, TextSchema)
    .optional()
    .describe('tags of posts, each with the paragraph under the heading of its list')
    .meta({ note: 'The list of a tag that is left out says how many posts it has' }),
  relatedLinks: RelatedLinksSchema,
});

/** The labels and messages of the page that plans a journey. */
const HowFarLabelsSchema = z
  .strictObject({
    have: line('the name of the choice of a start'),
    need: line('the name of the choice of a goal'),
    sign: line('the name of the sign with the stages'),
    first: line('the time at which a stage begins that follows no other'),
    after: plural('the time at which another stage begins', { stages: '1 and 2' }),
    bars: line('what the two kinds of bars mean'),
    total: line('the label of the time for all stages'),
    weeks: plural('that time', { weeks: '3–12' }),
    price: line('the label of the price of all stages'),
    then: line('the label of the prices that recur'),
    example: line('the label of the sum of the worked examples'),
    without: line('the words before the costs that the figures leave out'),
    brief: line('the control that shows the brief'),
    send: line('the link that leads to the contact form with the brief'),
    copy: line('the button that copies the brief'),
    copied: text('the message after the brief was copied'),
    notCopied: text('the message if it could not be copied and is selected instead'),
    chosen: wordPattern('the message for screen readers after a choice', {
      title: 'From an idea to a shop online',
      sums: '3–12 weeks, £700–£15,000',
    }),
    filled: text('the message above the contact form if the brief is in it'),
  })
  .describe('the labels and messages');

/** `content/screens/how-far.yaml`: the page on which visitors plan several services in a row. */
export const HowFarScreenSchema = z.strictObject({
  ...screen,
  teaser: HeadedTextSchema.extend({ action: LineSchema.describe('the words of the link') })
    .describe('the section on other pages that leads here: title, text and action')
    .meta({ note: 'On the home page and the list of services' }),
  starts: z.array(JourneyEndSchema).min(1).describe('what visitors have'),
  goals: z.array(JourneyEndSchema).min(1).describe('what they need'),
  journeys: z.array(JourneySchema).min(1).describe('the stages from a start to a goal'),
  all: SectionSchema.meta({ note: 'Above the list of all journeys' }),
  brief: z
    .strictObject({
      have: line('the words before the sentence about the start'),
      need: line('the words before the sentence about the goal'),
      stages: line('the words above the stages'),
      questions: z
        .array(LineSchema)
        .min(1)
        .describe('the questions at the end that visitors answer themselves'),
    })
    .describe('the words of the brief: have, need, stages and questions'),
  labels: HowFarLabelsSchema,
  relatedLinks: RelatedLinksSchema,
});
export type HowFarScreen = z.infer<typeof HowFarScreenSchema>;

const pattern = LineSchema.meta({ isPattern: true });

/** The words around the list of nearby towns, as patterns with the variables of the town. */
const NearbySchema = z
  .strictObject({
    towns: pattern.describe('the heading above the nearest towns, on the page of a town'),
    services: pattern.describe('the heading above the same service in the nearest towns'),
    none: pattern.describe('the sentence if no other town is near by'),
    far: pattern
      .optional()
      .describe('the same sentence above the list of the nearest towns, if there are any'),
    parts: pattern.describe('the heading above the parts of a city, on the page of the city'),
    partServices: pattern.describe('the heading above the same service in the parts of a city'),
    distances: pattern.describe('how distances are measured, below the first ones of a page'),
  })
  .describe('the words around the list of nearby towns');

/** The words around a project and a quotation on the pages of towns. */
const ProofTextsSchema = z
  .strictObject({
    title: pattern.describe('the heading'),
    distance: pattern.describe('how far away the project is: a pattern with `{{ miles }}`'),
    noService: pattern.describe('the sentence if no project is of the service of the page'),
    noSector: pattern.describe(
      'the sentence if the project is in no sector of the page, and none is in the first of them',
    ),
    neither: pattern.describe('the sentence if both are so'),
    noServiceInSector: pattern
      .optional()
      .describe('the sentence if projects are of the service or in the sector, but none is both'),
  })
  .describe('the words around a project and a quotation')
  .meta({
    note: 'The patterns also have `{{ miles }}`, `{{ service }}` and `{{ sector }}`, the businesses of a sector',
  });

/** The invitation at the end of the page of a town. */
const OfferSchema = z
  .strictObject({
    title: z.array(pattern).min(1).describe('phrasings of the heading'),
    text: z
      .array(TextSchema.meta({ isPattern: true }))
      .min(1)
      .describe('phrasings of the paragraph above the ways to get in touch'),
  })
  .describe('the invitation at the end of the page of a town');

/**
 * `content/screens/town-pages.yaml`: what the pages of every town say, as Liquid patterns with the variables of the town and
 * `in_town_full`.
 */
export const TownPagesScreenSchema = z.strictObject({
  title: z
    .array(LineSchema.meta({ isPattern: true }))
    .min(1)
    .describe('patterns of the title in search results; the first that fits is taken'),
  description: z
    .array(TextSchema.meta({ isPattern: true }))
    .min(1)
    .describe('patterns of the description in search results; the first that fits is taken'),
  lead: z
    .array(TextSchema.meta({ isPattern: true }))
    .min(3)
    .describe('three or more phrasings of the paragraph under the heading'),
  localHeading: z
    .array(LineSchema.meta({ isPattern: true }))
    .min(3)
    .describe('three or more phrasings of the heading above a local text')
    .meta({
      note: 'It is on pages of services and may use their variables. With as many phrasings as services, the pages of a town have different ones',
    }),
  heading: pattern
    .describe('the pattern of the heading')
    .meta({ note: 'It has the full name of the town if two towns share a short one' }),
  nearby: NearbySchema,
  proof: ProofTextsSchema.optional(),
  offer: OfferSchema.optional(),
  withoutNeighbours: z
    .strictObject({
      nearest: LineSchema.describe('what `{{ nearest }}` says, such as "the next town"'),
      neighbours: LineSchema.describe('what `{{ neighbours }}` says, such as "the wider area"'),
    })
    .describe('the words of patterns in towns that have no other town near by'),
  sample: SampleSchema,
});
export type TownPagesScreen = z.infer<typeof TownPagesScreenSchema>;

/**
 * The pages that are made by hand: the file with their words, their address and their type. A screen that has a page of its own needs
 * a row here, a model, a planner and a template (README.md, "Types of page").
 */
export const screens = {
  home: {
    file: 'screens/home.md',
    body: 'optional',
    schema: HomeScreenSchema,
    path: '/',
    type: 'home',
  },
  about: {
    file: 'screens/about.md',
    body: 'required',
    schema: AboutScreenSchema,
    path: '/about',
    type: 'about',
    optional: true,
  },
  servicesList: {
    file: 'screens/services.yaml',
    body: 'none',
    schema: PlainScreenSchema,
    path: '/services',
    type: 'services',
    optional: true,
  },
  howFar: {
    file: 'screens/how-far.yaml',
    body: 'none',
    schema: HowFarScreenSchema,
    path: '/how-far',
    type: 'how-far',
    optional: true,
  },
  caseStudiesList: {
    file: 'screens/case-studies.yaml',
    body: 'none',
    schema: PlainScreenSchema,
    path: '/case-studies',
    type: 'case-studies',
    optional: true,
    lists: 'caseStudies',
  },
  blogList: {
    file: 'screens/blog.yaml',
    body: 'none',
    schema: BlogScreenSchema,
    path: '/blog',
    type: 'blog',
    optional: true,
    lists: 'posts',
    neededFor: 'posts',
  },
  factsQuestions: {
    file: 'screens/facts-questions.yaml',
    body: 'none',
    schema: PlainScreenSchema,
    path: '/facts-questions',
    type: 'facts-questions',
    optional: true,
    lists: 'questions',
    neededFor: 'questions',
  },
  contact: {
    file: 'screens/contact.yaml',
    body: 'none',
    schema: ContactScreenSchema,
    path: '/contact',
    type: 'contact',
  },
  locationsList: {
    file: 'screens/locations.md',
    body: 'required',
    schema: LocationsScreenSchema,
    path: '/locations',
    type: 'locations',
    optional: true,
    lists: 'towns',
    neededFor: 'towns',
  },
  sitemap: {
    file: 'screens/sitemap.yaml',
    body: 'none',
    schema: SitemapScreenSchema,
    path: '/sitemap',
    type: 'sitemap',
    optional: true,
  },
  search: {
    file: 'screens/search.yaml',
    body: 'none',
    schema: SearchScreenSchema,
    path: '/search',
    type: 'search',
    indexable: false,
    optional: true,
  },
  thankYou: {
    file: 'screens/thank-you.yaml',
    body: 'none',
    schema: ThankYouScreenSchema,
    path: '/thank-you',
    type: 'thank-you',
    indexable: false,
  },
  notFound: {
    file: 'screens/not-found.yaml',
    body: 'none',
    schema: PlainScreenSchema,
    path: '/404',
    type: 'not-found',
    indexable: false,
  },
} as const satisfies Record<string, Screen>;

interface Screen {
  /** The path below `content/`. */
  file: string;
  /** Whether Markdown follows the fields. */
  body: 'required' | 'optional' | 'none';
  schema: z.ZodType;
  path: string;
  type: string;
  /** Whether search engines may list the page; true if left out. */
  indexable?: false;
  /** Whether the site can do without the page; false if left out. */
  optional?: true;
  /** The collection that the page lists. Without an entry of it, the page is left out. */
  lists?: ListedCollection;
  /** The collection whose entries need the page. */
  neededFor?: ListedCollection;
}

type ListedCollection = 'caseStudies' | 'posts' | 'questions' | 'towns';
