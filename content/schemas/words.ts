import { z } from 'zod';
import { BlogWordsSchema } from './words/blog.ts';
import { BookingWordsSchema } from './words/booking.ts';
import { EnquiriesWordsSchema } from './words/enquiries.ts';
import { FormsWordsSchema } from './words/forms.ts';
import { FrameWordsSchema } from './words/frame.ts';
import { NotFoundWordsSchema } from './words/notFound.ts';
import { PagesWordsSchema } from './words/pages.ts';
import { PartsWordsSchema } from './words/parts.ts';
import { PlacesWordsSchema } from './words/places.ts';
import { PricesWordsSchema } from './words/prices.ts';
import { ScriptsWordsSchema } from './words/scripts.ts';

/**
 * `content/words.yaml`: the words of the interface, such as labels, buttons and messages. Each area has a schema of its own in
 * `content/schemas/words/`.
 */
export const WordsSchema = z.strictObject({
  frame: FrameWordsSchema,
  booking: BookingWordsSchema,
  forms: FormsWordsSchema,
  enquiries: EnquiriesWordsSchema,
  parts: PartsWordsSchema,
  places: PlacesWordsSchema,
  prices: PricesWordsSchema,
  blog: BlogWordsSchema,
  pages: PagesWordsSchema,
  scripts: ScriptsWordsSchema,
  notFound: NotFoundWordsSchema,
});
