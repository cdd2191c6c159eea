import { z } from 'zod';
import { HexColourSchema } from './brand.ts';
import {
  CategoryNameSchema,
  AliasesSchema,
  DraftSchema,
  HeadedTextSchema,
  ImageSchema,
  LineSchema,
  RelatedLinksSchema,
  SearchResultSchema,
  SlugSchema,
  SynonymsSchema,
  TextSchema,
  LastModifiedSchema,
  SampleSchema,
} from './fields.ts';

/** The sections of the page of a service that its file can put in order, by the field that each is made from. `body` is the long description. */
const serviceSections = [
  'benefits',
  'testimonial',
  'examples',
  'body',
  'document',
  'solutionAreas',
  'process',
  'portfolio',
  'pictures',
] as const;
export type ServiceSection = (typeof serviceSections)[number];

/** A pattern of one line, with the variables of `sampleDrawingVariables` in `cli/resolve/locationVariables.ts`. */
const PatternSchema = LineSchema.meta({ isPattern: true });

/** A drawing of what a client gets, with words that differ from town to town. */
const TownDrawingSchema = ImageSchema.extend({
  alt: PatternSchema.describe(
    'a pattern of what it shows, such as "An example: a search for a joiner {{ in_town }}"',
  ),
  colour: HexColourSchema.meta({ note: 'The colour of words without one of their own' }),
  words: z
    .array(
      z
        .strictObject({
          text: PatternSchema.describe('a pattern of the words, such as "joiner near {{ town }}"'),
          x: z
            .number()
            .describe('their start or their middle, in pixels from the left of the drawing'),
          y: z.number().describe('the line that they are on, in pixels from the top'),
          size: z.number().positive().describe('the size of the letters in pixels'),
          width: z
            .number()
            .positive()
            .describe('the width in pixels into which they must fit')
            .meta({ note: 'The letters of longer words are smaller' }),
          centred: z.boolean().optional().describe('true if `x` is their middle'),
          colour: HexColourSchema.optional(),
        })
        .describe('words: text, x, y, size and width, and perhaps "centred" and a colour'),
    )
    .min(1)
    .max(8)
    .describe('one to eight texts over the blank places of the drawing'),
})
  .describe(
    'a drawing of what a client gets, over whose blank places pages write words about the town: src, alt, width, height, colour and words',
  )
  .meta({
    note: 'Pages about the service in a town show it instead of `heroImage`. Its alt and its words are patterns. Besides the variables of `variants/`, they may have `{{ slug }}`, `{{ postcode_area }}`, and `{{ nearby1 }}` to `{{ nearby3 }}` with `{{ distance1 }}` to `{{ distance3 }}`. Words are left out if a town has no value for one of their variables',
  });
export type TownDrawing = z.infer<typeof TownDrawingSchema>;

/** An area of a solution, with an example and a picture of it if it has them. */
export const SolutionAreaSchema = HeadedTextSchema.extend({
  image: ImageSchema.optional().describe('a picture of it'),
  example: z
    .strictObject({
      given: LineSchema.describe('what goes in, such as an email'),
      result: LineSchema.describe('what comes out'),
      isCode: z.boolean().optional().describe('true if "given" is code, such as a DNS record'),
    })
    .optional()
    .describe('an example, with "given" and "result"'),
}).describe('an area');

/** `content/services/{slug}.md`: a service of the agency. The body is the long description, in Markdown. */
export const ServiceSchema = z.strictObject({
  order: z.int().positive().describe('the place in lists and menus, from 1'),
  title: LineSchema.describe('the full name, used as heading of the page'),
  menuTitle: LineSchema.describe('the short name for menus and cards'),
  phrase: LineSchema.describe('the service in the middle of a sentence, such as "app development"'),
  category: CategoryNameSchema.meta({ refersTo: 'serviceCategories' })
    .optional()
    .describe('a category of content/categories.yaml, but not "all"')
    .meta({ note: 'The filter group of the services list' }),
  description: TextSchema.describe('the paragraph under the heading of the page'),
  search: SearchResultSchema,
  heroImage: ImageSchema.extend({
    caption: LineSchema.optional().describe('what it shows, below the picture'),
  })
    .describe('a picture: src, alt, width and height, and a caption if it needs one')
    .meta({
      kind: 'picture',
      note: 'A `caption` below it may say what it shows. Those we have are 960 × 720',
    }),
  card: z
    .strictObject({
      title: LineSchema.describe('the title of the card'),
      description: TextSchema.describe('one or two sentences for the card and the menu'),
      icon: SlugSchema.meta({ refersTo: 'icons' }).describe(
        'the name of a file in content/brand/icons/, without .svg',
      ),
      cta: LineSchema.describe('the words of the link, such as "See branding packages"'),
    })
    .describe('the card on the home page'),
  listing: z
    .strictObject({
      description: TextSchema.describe('two sentences for the services list'),
      features: z
        .array(LineSchema)
        .min(3)
        .max(5)
        .describe('three to five short features for the services list'),
    })
    .describe('the item on the services list'),
  highlight: LineSchema.optional().describe('a short badge on the services list'),
  benefits: z
    .array(TextSchema)
    .min(1)
    .describe('the benefits, a sentence or two each')
    .meta({ note: '`rules` in `site.yaml` sets their number' }),
  features: z
    .array(LineSchema)
    .min(1)
    .describe('the things that are included')
    .meta({ note: '`rules` in `site.yaml` sets their number' }),
  testimonial: SlugSchema.meta({ refersTo: 'testimonials' })
    .optional()
    .describe('the name of a file in content/testimonials/'),
  work: z
    .strictObject({
      project: SlugSchema.meta({ refersTo: 'portfolio' }).describe(
        'the name of a file in content/portfolio/',
      ),
      text: TextSchema.describe('what the project shows about this service, or does not'),
      image: ImageSchema.optional().describe(
        'a picture of the project for this service, if it is not that of the portfolio',
      ),
    })
    .optional()
    .describe('the project beside the prices: project, text, and perhaps a picture')
    .meta({
      note: 'Without it, the page shows the first case study of the service, and otherwise the first project that leads to the page. A project that is in the portfolio of the page is not shown twice. Pages about the service in a town show it if it has a case study and no case study of the service is near by or in a sector of the town',
    }),
  synonyms: SynonymsSchema.optional(),
  solutionAreas: z.array(SolutionAreaSchema).optional().describe('the areas of a solution'),
  process: z
    .array(
      HeadedTextSchema.extend({
        when: LineSchema.optional().describe('the time of the step, such as "Week 1"'),
        note: LineSchema.optional().describe(
          'what there is to hold at its end, as if written on a slip of paper',
        ),
      }).describe('a step'),
    )
    .optional()
    .describe('the steps of the process')
    .meta({ note: '`pages.service.process` in `words.yaml` is their heading' }),
  headings: z
    .strictObject({
      solutionAreas: LineSchema.optional().describe('the heading of `solutionAreas`'),
      process: LineSchema.optional().describe('the heading of `process`'),
    })
    .optional()
    .describe('the headings of two sections on this page, instead of those in `words.yaml`'),
  document: z
    .strictObject({
      title: LineSchema.describe('its name, such as "A page list"'),
      lines: z
        .array(
          z
            .strictObject({
              label: LineSchema.describe('the words on the left'),
              value: LineSchema.describe('the words on the right'),
              mark: z
                .enum(['tick', 'ring', 'cut'])
                .optional()
                .describe(
                  'a tick before the line, a ring around its value, or its label struck out',
                ),
            })
            .describe('a line with "label" and "value", and perhaps a "mark"'),
        )
        .min(3)
        .max(10)
        .describe('three to ten lines of it'),
      note: LineSchema.optional().describe('a remark in the margin, as if written by hand'),
    })
    .optional()
    .describe(
      'what a client is given or shown: a sheet with a few lines, beside the long description',
    ),
  pictures: z
    .strictObject({
      title: LineSchema.describe('the heading above them'),
      items: z
        .array(
          ImageSchema.extend({
            title: LineSchema.describe('the name of the client or the thing'),
            value: LineSchema.optional().describe('a figure, such as "£38"'),
            text: LineSchema.describe('what it shows'),
          }).describe('a picture with a title and a text'),
        )
        .min(2)
        .max(10)
        .describe(
          'two to ten pictures; screens of phones fill their rows if they are four or eight',
        ),
    })
    .optional()
    .describe('pictures of finished work, from edge to edge of the window')
    .meta({ note: 'The project of `work` is not shown beside the words of its client as well' }),
  sections: z
    .array(
      z
        .enum(serviceSections)
        .describe(
          `a section: ${serviceSections.slice(0, -1).join(', ')} or ${serviceSections.at(-1)}`,
        ),
    )
    .min(1)
    .optional()
    .describe(
      'the sections below the head, in this order. The first is shown large, and those left out follow in the usual order',
    )
    .meta({
      note: 'Choose for the first place what only this service has: `process` for a fixed course, `examples` for a low price, `portfolio` or `pictures` for works, `document` for what a client is given. With `document` in the list, the sheet is a section of its own; otherwise it is beside the long description',
    }),
  townDrawing: TownDrawingSchema.optional(),
  showsPortfolio: z.boolean().optional().describe('true if the page shows work of the portfolio'),
  portfolioCategories: z
    .array(CategoryNameSchema.meta({ refersTo: 'portfolioCategories' }))
    .min(1)
    .optional()
    .describe('the categories of that work, such as `web-design`')
    .meta({ note: 'All of the portfolio if left out' }),
  lastModified: LastModifiedSchema.optional(),
  relatedLinks: RelatedLinksSchema,
  aliases: AliasesSchema.optional(),
  draft: DraftSchema.meta({
    note: 'Its variants, its price and its paragraphs in `sectors/` are left out with it',
  }),
  sample: SampleSchema,
});
export type Service = z.infer<typeof ServiceSchema>;
