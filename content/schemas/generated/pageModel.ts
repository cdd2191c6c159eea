import { z } from 'zod';
import {
  HeadSignSchema,
  PostDiagramSchema,
  PostSignSchema,
  SectionNoteSchema,
  StoredSignSchema,
} from '../beside.ts';
import { CaseStudySchema, ResultSchema, StoryBlockSchema } from '../caseStudy.ts';
import { HeadedTextSchema, ImageSchema } from '../fields.ts';
import {
  AboutScreenSchema,
  ContactScreenSchema,
  HomeScreenSchema,
  HowFarScreenSchema,
  LocationsScreenSchema,
  ServicePagesScreenSchema,
  ThankYouScreenSchema,
} from '../screen.ts';
import { ServiceSchema, SolutionAreaSchema } from '../service.ts';
import { LiveBlogViewSchema } from './liveBlog.ts';
import { SearchGroupSchema } from './searchIndex.ts';
import {
  CardViewSchema,
  CaseStudyCardViewSchema,
  CategoryViewSchema,
  CountedLinkViewSchema,
  CreditViewSchema,
  FactViewSchema,
  JourneyLinkViewSchema,
  JourneyViewSchema,
  LinkViewSchema,
  NearbyViewSchema,
  OwnWorkViewSchema,
  NamedPersonViewSchema,
  PersonViewSchema,
  PictureViewSchema,
  PortfolioViewSchema,
  PostCardViewSchema,
  PriceExampleViewSchema,
  PriceViewSchema,
  ProofViewSchema,
  RouteSignSchema,
  ServiceCardViewSchema,
  SourceViewSchema,
  TeaserViewSchema,
  TestimonialViewSchema,
  WallItemViewSchema,
  TimeStripViewSchema,
  TownDrawingViewSchema,
  WorkViewSchema,
} from './views.ts';

/** The content of `<head>` that differs from page to page. */
const HeadSchema = z.strictObject({
  title: z.string(),
  description: z.string(),
  canonical: z
    .string()
    .describe('the absolute address of the page that search engines should list'),
  indexable: z.boolean(),
  image: ImageSchema.optional().describe('the picture for social networks'),
  kind: z.enum(['website', 'article']).describe('the Open Graph type'),
  structuredData: z.array(z.record(z.string(), z.unknown())).describe('schema.org objects'),
});
export type Head = z.infer<typeof HeadSchema>;

const page = {
  path: z.string(),
  head: HeadSchema,
  /** The path of the menu entry that is marked as current; may be empty. */
  section: z.string(),
  breadcrumbs: z.array(LinkViewSchema).describe('from the home page to the page itself'),
  related: z.array(CardViewSchema).describe('three suggestions, or none'),
};
/** A part of a text. */
const textPart = z.strictObject({ kind: z.literal('text'), html: z.string() });
const plain = { title: z.string(), lead: z.string() };
const screenFields = {
  search: true,
  relatedLinks: true,
  synonyms: true,
  lastModified: true,
} as const;

/** The anchors of the home page, in the order of the page. */
export const HomeAnchorSchema = z.enum([
  'home',
  'portfolio',
  'services',
  'about',
  'testimonials',
  'lead-capture',
  'calendar',
  'contact',
]);
export type HomeAnchor = z.infer<typeof HomeAnchorSchema>;

const HomePageModelSchema = z.strictObject({
  ...page,
  type: z.literal('home'),
  screen: HomeScreenSchema.omit({ ...screenFields, homeTestimonials: true }),
  sections: z.array(HomeAnchorSchema).describe('the sections that the page has'),
  aboutHtml: z.string(),
  facts: z.array(FactViewSchema).describe('the figures of the agency'),
  sign: RouteSignSchema,
  howFar: TeaserViewSchema.optional(),
  journeys: z.array(JourneyLinkViewSchema).describe('a few of the planner; none without it'),
  services: z.array(ServiceCardViewSchema),
  portfolio: z.array(PortfolioViewSchema),
  portfolioCategories: z
    .array(CategoryViewSchema)
    .describe('the filter; none if it would do nothing'),
  testimonials: z.array(TestimonialViewSchema),
});
export type HomePageModel = z.infer<typeof HomePageModelSchema>;

const AboutPageModelSchema = z.strictObject({
  ...page,
  type: z.literal('about'),
  screen: AboutScreenSchema.omit(screenFields),
  people: z.array(PersonViewSchema),
  html: z.string(),
});
export type AboutPageModel = z.infer<typeof AboutPageModelSchema>;

const ServicesPageModelSchema = z.strictObject({
  ...page,
  ...plain,
  type: z.literal('services'),
  howFar: TeaserViewSchema.optional(),
  categories: z
    .array(CategoryViewSchema.extend({ id: z.string().describe('the anchor of its services') }))
    .describe('the filter; none if it would do nothing'),
  prices: z
    .array(FactViewSchema)
    .describe('the lowest price of each category, or of each service without categories'),
  scale: z
    .strictObject({ middle: z.string().optional(), end: z.string() })
    .optional()
    .describe('the labels of the scale of the bars, such as "3" and "6 months"'),
  services: z.array(
    z.strictObject({
      id: z.string(),
      title: z.string(),
      icon: z.string(),
      description: z.string(),
      category: z.int().optional().describe('the place of its category in the filter, from 1'),
      features: z.array(z.string()),
      price: PriceViewSchema,
      bar: z
        .strictObject({ least: z.number(), most: z.number() })
        .optional()
        .describe(
          'the duration as a percentage of the longest of all; left out if it names no time',
        ),
      isOngoing: z.boolean().describe('whether the work has no end'),
      link: z.string(),
      highlight: z.string().describe('a badge; may be empty'),
      picture: PictureViewSchema.describe('a project, or else a drawing of the service'),
    }),
  ),
});
export type ServicesPageModel = z.infer<typeof ServicesPageModelSchema>;

const ServicePageModelSchema = z.strictObject({
  ...page,
  type: z.literal('service'),
  service: ServiceSchema.pick({
    title: true,
    description: true,
    benefits: true,
    features: true,
    process: true,
    headings: true,
    document: true,
    sections: true,
  }).extend({
    heroImage: PictureViewSchema,
    heroText: z.string().optional(),
    solutionAreas: z
      .array(SolutionAreaSchema.extend({ image: PictureViewSchema.optional() }))
      .optional(),
  }),
  pictures: z.strictObject({ title: z.string(), items: z.array(WallItemViewSchema) }).optional(),
  icon: z.string(),
  heroWork: OwnWorkViewSchema.optional().describe('the project whose picture replaces `heroImage`'),
  essay: z.array(z.string()).describe('the sections of the description, as HTML'),
  lead: PersonViewSchema.optional().describe('the person who leads the service'),
  price: PriceViewSchema,
  examples: z
    .strictObject({
      from: z.string().describe('the lower end of the range, such as "£5,000"'),
      to: z.string().describe('the upper end'),
      vatRate: z.string().optional().describe('such as "20%"; left out without VAT'),
      rows: z.array(PriceExampleViewSchema),
    })
    .optional(),
  work: WorkViewSchema.optional().describe('the project that the page shows beside its prices'),
  testimonial: TestimonialViewSchema.optional(),
  portfolio: z.array(PortfolioViewSchema).optional(),
  texts: ServicePagesScreenSchema,
});
export type ServicePageModel = z.infer<typeof ServicePageModelSchema>;

const CaseStudiesPageModelSchema = z.strictObject({
  ...page,
  ...plain,
  type: z.literal('case-studies'),
  caseStudies: z.array(CaseStudyCardViewSchema),
  filter: z
    .array(
      z.strictObject({
        by: z.enum(['service', 'sector']),
        groups: z.array(
          z.strictObject({ id: z.int(), slug: z.string(), label: z.string(), count: z.int() }),
        ),
      }),
    )
    .describe('the groups to choose from; none if the filter would do nothing'),
});
export type CaseStudiesPageModel = z.infer<typeof CaseStudiesPageModelSchema>;

const CaseStudyPageModelSchema = z.strictObject({
  ...page,
  type: z.literal('case-study'),
  caseStudy: CaseStudySchema.pick({
    title: true,
    client: true,
    place: true,
    duration: true,
    summary: true,
    outcomes: true,
    results: true,
    quote: true,
  }),
  sector: z.string(),
  image: PictureViewSchema,
  liveUrl: z.string().optional(),
  services: z.array(LinkViewSchema),
  transition: z.string().describe('the name of the picture in transitions between pages'),
  story: z
    .array(
      z.discriminatedUnion('kind', [
        z.strictObject({ kind: z.literal('text'), html: z.string() }),
        z.strictObject({ kind: z.literal('quote') }),
        StoryBlockSchema.omit({ section: true, pictures: true }).extend({
          kind: z.literal('pictures'),
          pictures: z.array(z.strictObject({ image: PictureViewSchema, caption: z.string() })),
        }),
      ]),
    )
    .describe('the text with the blocks between its sections'),
  next: CaseStudyCardViewSchema.omit({ groups: true, results: true, transition: true })
    .optional()
    .describe('the case study that follows in the portfolio; left out if there is no other'),
});
export type CaseStudyPageModel = z.infer<typeof CaseStudyPageModelSchema>;

const BlogPageModelSchema = z.strictObject({
  ...page,
  ...plain,
  type: z.literal('blog'),
  tag: z.string().optional().describe('the tag whose posts are listed; all posts when left out'),
  posts: z.array(PostCardViewSchema).describe('the posts of this page of the list'),
  total: z.number().int().describe('how many posts the whole list has'),
  all: z.number().int().describe('how many posts the blog has'),
  tags: z
    .array(z.strictObject({ name: z.string(), path: z.string(), count: z.number().int() }))
    .describe('the tags to choose from, the one with most posts first'),
  pages: z
    .strictObject({
      current: z.number().int(),
      count: z.number().int(),
      shown: z.array(LinkViewSchema).describe('numbers with their paths, gaps between some'),
      previous: z.string().optional(),
      next: z.string().optional(),
    })
    .optional()
    .describe('the pages of the list; left out if there is only one'),
  live: LiveBlogViewSchema.extend({
    since: z.iso.date().describe('the day of the newest post'),
    changedSince: z
      .string()
      .optional()
      .describe('the time of the last change; left out if the database cannot tell later ones'),
    from: z.int().describe('the place in the list of the first post of the page, from 0'),
    to: z.int().optional().describe('the place after the last post; left out on the last page'),
  })
    .optional()
    .describe('how the list finds the posts that changed since it was built'),
});
export type BlogPageModel = z.infer<typeof BlogPageModelSchema>;

const PostPageModelSchema = z.strictObject({
  ...page,
  type: z.literal('post'),
  post: PostCardViewSchema,
  tags: z.array(LinkViewSchema),
  author: z.string(),
  writer: PersonViewSchema.optional().describe('the person of the agency whose name the author is'),
  excerpt: z.string().describe('two sentences that sum the post up'),
  body: z
    .array(
      z.strictObject({
        heading: z
          .string()
          .optional()
          .describe('the heading as HTML; none of the text above the first'),
        parts: z.array(
          z.discriminatedUnion('kind', [
            textPart,
            PostSignSchema.omit({ section: true, rows: true }).extend({
              kind: z.literal('sign'),
              rows: z.array(
                z.strictObject({
                  label: z.string(),
                  value: z.string(),
                  size: z
                    .number()
                    .optional()
                    .describe('in per cent of the greatest, if it is drawn'),
                }),
              ),
            }),
            PostDiagramSchema.omit({ section: true }).extend({ kind: z.literal('diagram') }),
          ]),
        ),
      }),
    )
    .describe('the sections of the text, with the signs and diagrams between their parts'),
  service: z
    .strictObject({
      title: z.string(),
      text: z.string(),
      icon: z.string(),
      action: z.string().describe('the words of the link'),
      path: z.string(),
      price: PriceViewSchema,
    })
    .optional()
    .describe('the service that the post is about'),
  contents: z
    .array(z.strictObject({ id: z.string(), text: z.string() }))
    .describe('the sections of a long post; none of a short one'),
  more: z.array(PostCardViewSchema).describe('other posts to read'),
  sources: z.array(SourceViewSchema).describe('the sources of the figures of the post'),
});
export type PostPageModel = z.infer<typeof PostPageModelSchema>;

const FactsQuestionsPageModelSchema = z.strictObject({
  ...page,
  ...plain,
  type: z.literal('facts-questions'),
  facts: z.array(FactViewSchema).describe('the figures and claims of the agency'),
  results: z
    .array(ResultSchema.extend({ client: z.string(), path: z.string() }))
    .describe('the first results of some case studies; may be empty'),
  groups: z
    .array(
      z.strictObject({
        title: z.string().optional().describe('left out for questions without a group'),
        questions: z.array(
          z.strictObject({
            id: z.string(),
            question: z.string(),
            short: z.string().optional().describe('the answer in a few words'),
            html: z.string(),
          }),
        ),
      }),
    )
    .describe('the questions by their groups'),
});
export type FactsQuestionsPageModel = z.infer<typeof FactsQuestionsPageModelSchema>;

const ContactPageModelSchema = z.strictObject({
  ...page,
  type: z.literal('contact'),
  screen: ContactScreenSchema.omit(screenFields),
  officePicture: PictureViewSchema.optional().describe('the picture of the office'),
  people: z.array(PersonViewSchema).describe('the people whom visitors may speak to'),
  next: z.array(HeadedTextSchema).describe('what happens after the form, step by step'),
  questions: z
    .array(LinkViewSchema.extend({ short: z.string().optional() }))
    .describe('the first of the frequent questions, with their short answers'),
});
export type ContactPageModel = z.infer<typeof ContactPageModelSchema>;

const LegalPageModelSchema = z.strictObject({
  ...page,
  ...plain,
  type: z.literal('legal'),
  summary: z.array(z.string()).describe('the most important in plain words; may be empty'),
  sign: HeadSignSchema.optional(),
  stored: StoredSignSchema.optional(),
  notes: z.array(SectionNoteSchema).describe('the sections in plain words, in order; may be empty'),
  html: z.string().describe('the text, with numbers before its headings'),
  contents: z.array(z.strictObject({ id: z.string(), text: z.string() })),
  lastUpdated: z.iso.date().optional().describe('a fixed date; the day of the build when left out'),
});
export type LegalPageModel = z.infer<typeof LegalPageModelSchema>;

/** A part of the map of the country, in its units. */
const MapFrameSchema = z.strictObject({
  left: z.number(),
  top: z.number(),
  width: z.number(),
  height: z.number(),
});

/** The name of a town on a map. */
const PlacedNameSchema = z.strictObject({
  x: z.number(),
  y: z.number(),
  anchor: z.enum(['start', 'middle', 'end']),
  name: z.string(),
});
export type PlacedName = z.infer<typeof PlacedNameSchema>;

const LocationsPageModelSchema = z.strictObject({
  ...page,
  type: z.literal('locations'),
  screen: LocationsScreenSchema.omit(screenFields),
  html: z.string(),
  contents: z.array(CountedLinkViewSchema).describe('the nations; none if there is only one'),
  sources: z.array(SourceViewSchema).describe('all sources of figures'),
  nations: z.array(
    z.strictObject({
      id: z.string(),
      name: z.string(),
      frame: MapFrameSchema.describe('the part of the map that has its towns'),
      names: z
        .array(PlacedNameSchema)
        .describe('the names of the largest towns whose names fit on that part'),
      regions: z.array(
        z.strictObject({
          id: z
            .string()
            .optional()
            .describe('the anchor; left out if it would be that of the nation'),
          name: z.string(),
          towns: z.array(
            z.strictObject({
              name: z.string(),
              path: z.string(),
              isLarge: z.boolean().optional().describe('whether it is one of the largest towns'),
              /** The position on the map, in its units from the left and the top. */
              x: z.number(),
              y: z.number(),
            }),
          ),
        }),
      ),
    }),
  ),
  map: MapFrameSchema.describe('the part of the map that is shown'),
  names: z.array(PlacedNameSchema).describe('the names of large towns on that part'),
  office: z.strictObject({ x: z.number(), y: z.number() }).describe('the office on the map'),
});
export type LocationsPageModel = z.infer<typeof LocationsPageModelSchema>;

const TownPageModelSchema = z.strictObject({
  ...page,
  type: z.literal('town'),
  town: z.strictObject({
    name: z.string(),
    /** "in Leeds", "on the Isle of Wight". */
    inTown: z.string(),
    county: z.string(),
    place: z.string(),
  }),
  heading: z.string(),
  lead: z.string(),
  introductionHtml: z.string(),
  facts: z.array(FactViewSchema),
  credits: z.array(CreditViewSchema).describe('the sources of those facts'),
  sectors: z.array(z.strictObject({ name: z.string(), note: z.string() })),
  services: z.array(
    z.strictObject({
      name: z.string().describe('its short name'),
      text: z.string().optional().describe('the start of the local text about the service'),
      price: PriceViewSchema,
      icon: z.string(),
      path: z.string().optional().describe('the page about it in the town, if there is one'),
    }),
  ),
  further: z.array(LinkViewSchema).describe('second pages about services in the town'),
  proof: ProofViewSchema.optional(),
  nearby: NearbyViewSchema,
  distances: z.string().describe('how distances are measured'),
  offer: z.strictObject({ title: z.string(), text: z.string() }).optional(),
  elsewhere: z
    .strictObject({ title: z.string(), towns: z.array(LinkViewSchema) })
    .optional()
    .describe('further towns of the region, if there are any'),
});
export type TownPageModel = z.infer<typeof TownPageModelSchema>;

const LocationPageModelSchema = z.strictObject({
  ...page,
  type: z.literal('location'),
  town: z.strictObject({
    name: z.string(),
    inTown: z.string(),
    path: z.string(),
  }),
  service: z.strictObject({
    title: z.string(),
    name: z.string().describe('its short name'),
    path: z.string(),
    image: PictureViewSchema,
    townDrawing: TownDrawingViewSchema.optional().describe('replaces `image` in the head'),
    features: z.array(z.string()).describe('what it includes, in a few words each'),
  }),
  heading: z.string(),
  lead: z.string(),
  introductionHtml: z.string().describe('the words about the town'),
  local: HeadedTextSchema.extend({
    opening: z.string().describe('the sentences with which the text starts'),
    rest: z.array(z.string()).describe('the paragraphs after the opening'),
  })
    .optional()
    .describe('the text about this service in this town'),
  passages: z.array(HeadedTextSchema),
  sectors: z.array(
    z.strictObject({
      name: z.string(),
      note: z.string(),
      text: z.string().describe('what the service does for the sector'),
    }),
  ),
  otherSectors: z.array(z.string()).describe('the names of sectors that the page of the town has'),
  facts: z.array(FactViewSchema),
  credits: z.array(CreditViewSchema).describe('the sources of those facts'),
  price: PriceViewSchema,
  sums: z
    .strictObject({
      title: z.string(),
      rows: z.array(PriceExampleViewSchema.pick({ what: true, total: true, at: true })),
    })
    .optional()
    .describe('the worked examples with their sums'),
  timeStrip: TimeStripViewSchema.optional().describe(
    'the time that the service takes, as a drawing',
  ),
  callToAction: z.string().optional().describe('the words above the form'),
  person: NamedPersonViewSchema.extend({ rightFor: PersonViewSchema.shape.rightFor })
    .optional()
    .describe('the person who leads the service'),
  others: z
    .array(
      LinkViewSchema.extend({
        price: z.string().describe('the lowest usual price of its service'),
      }),
    )
    .describe('the pages of the other services in the town, one for each'),
  proof: ProofViewSchema.optional(),
  nearby: NearbyViewSchema.describe('the same service in the nearest towns'),
  texts: z.strictObject({
    included: z.string(),
    quote: HeadedTextSchema,
    booking: HeadedTextSchema.optional(),
  }),
  bookingPath: z.string().optional().describe('the section of the contact page for bookings'),
});
export type LocationPageModel = z.infer<typeof LocationPageModelSchema>;

const journeyEnd = z.strictObject({ name: z.string(), label: z.string() });

const HowFarPageModelSchema = z.strictObject({
  ...page,
  ...plain,
  type: z.literal('how-far'),
  starts: z.array(journeyEnd).describe('what visitors have'),
  goals: z.array(journeyEnd).describe('what they need'),
  journeys: z.array(JourneyViewSchema).min(1).describe('by start; the first is shown on the sign'),
  scale: z
    .array(z.strictObject({ at: z.number(), label: z.string() }))
    .describe('the marks of the scale of all bars: places as percentages, and weeks'),
  all: HeadedTextSchema,
  labels: HowFarScreenSchema.shape.labels,
});
export type HowFarPageModel = z.infer<typeof HowFarPageModelSchema>;

const LinkGroupSchema = HeadedTextSchema.extend({ links: z.array(LinkViewSchema) });

/** A link of a list with what is at the end of its row. */
const FiguredLinkSchema = LinkViewSchema.extend({
  figure: z
    .string()
    .optional()
    .describe('the price of a service, the client of a project or the date of a post'),
});

const SitemapPageModelSchema = z.strictObject({
  ...page,
  ...plain,
  type: z.literal('sitemap'),
  contents: z
    .array(CountedLinkViewSchema)
    .describe('the sections of the page, and the nations of its towns if there are several'),
  sections: z
    .array(
      LinkGroupSchema.extend({
        id: z.string(),
        kind: z.enum(['main', 'services', 'caseStudies', 'posts', 'legalPages']),
        links: z.array(FiguredLinkSchema),
      }),
    )
    .describe('the pages of each section that has any'),
  towns: HeadedTextSchema.extend({
    id: z.string(),
    nations: z.array(
      z.strictObject({
        id: z.string(),
        title: z.string(),
        count: z.string().describe('the number of its towns, ready to print'),
        counties: z.array(LinkGroupSchema.omit({ text: true })),
      }),
    ),
  }).optional(),
});
export type SitemapPageModel = z.infer<typeof SitemapPageModelSchema>;

const SearchPageModelSchema = z.strictObject({
  ...page,
  type: z.literal('search'),
  title: z.string(),
  lead: z.string(),
  sections: z
    .array(
      z.strictObject({
        group: SearchGroupSchema,
        links: z.array(FiguredLinkSchema),
      }),
    )
    .describe('the groups with the pages of each, for visitors who have not searched'),
  examples: z.array(z.string()).describe('queries to try; may be empty'),
  hasPosts: z.boolean().describe('whether there is an index of posts'),
  hasTowns: z.boolean().describe('whether there is an index of towns'),
});
export type SearchPageModel = z.infer<typeof SearchPageModelSchema>;

const ThankYouPageModelSchema = z.strictObject({
  ...page,
  type: z.literal('thank-you'),
  screen: ThankYouScreenSchema.omit(screenFields),
  people: z.array(PersonViewSchema).describe('the people whom visitors may speak to'),
  areReaders: z.boolean().describe('whether they are those who read enquiries'),
});
export type ThankYouPageModel = z.infer<typeof ThankYouPageModelSchema>;

const NotFoundPageModelSchema = z.strictObject({
  ...page,
  ...plain,
  type: z.literal('not-found'),
  live: LiveBlogViewSchema.optional().describe('how a post that the build did not know is found'),
  sections: z
    .array(LinkViewSchema)
    .describe('the list of towns, and the sections that most visitors look for'),
});
export type NotFoundPageModel = z.infer<typeof NotFoundPageModelSchema>;

/** Everything that a template needs to render one page. */
export const PageModelSchema = z.discriminatedUnion('type', [
  HomePageModelSchema,
  AboutPageModelSchema,
  ServicesPageModelSchema,
  ServicePageModelSchema,
  CaseStudiesPageModelSchema,
  CaseStudyPageModelSchema,
  BlogPageModelSchema,
  PostPageModelSchema,
  FactsQuestionsPageModelSchema,
  ContactPageModelSchema,
  LegalPageModelSchema,
  LocationsPageModelSchema,
  TownPageModelSchema,
  LocationPageModelSchema,
  SitemapPageModelSchema,
  SearchPageModelSchema,
  HowFarPageModelSchema,
  ThankYouPageModelSchema,
  NotFoundPageModelSchema,
]);
export type PageModel = z.infer<typeof PageModelSchema>;
