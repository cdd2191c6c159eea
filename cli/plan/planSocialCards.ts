import type { Content } from '#cli/model/content.ts';
import type { Brand } from '#schemas/brand.ts';
import type { Image } from '#schemas/fields.ts';
import type { SocialCard } from '#schemas/generated/socialCard.ts';
import { lowestPrice } from '#cli/resolve/priceView.ts';
import { resolvePalette } from '#cli/resolve/resolvePalette.ts';
import { localeFormats } from '#schemas/localeFormats.ts';

/** The size that Open Graph consumers expect, in pixels. */
export const CARD_SIZE = { width: 1200, height: 630 } as const;

/** The card of pages without one of their own. */
const DEFAULT_CARD = 'default';
/** Returns the name of the card of a service. */
export const serviceCard = (slug: string): string => `service-${slug}`;
/** Returns the name of the card of a post. */
export const postCard = (slug: string): string => `post-${slug}`;

/** Plans the pictures for social networks: one for each service, one for each post, and one for all other pages. */
export function planSocialCards({ collections, singles }: Content): SocialCard[] {
  const site = singles.site.data.name;
  const { home, prices } = singles;
  const { date } = localeFormats(singles.site.data);
  const look = lookOf(singles.brand.data);
  return [
    {
      name: DEFAULT_CARD,
      site,
      title: home.data.title,
      figures: [home.data.eyebrow ?? []].flat(),
      look,
    },
    ...collections.services.map(({ slug, data }) => {
      const price = prices.data[slug];
      return {
        name: serviceCard(slug),
        site,
        title: data.title,
        figures: price ? [lowestPrice(price, singles), price.duration] : [],
        look,
      };
    }),
    ...collections.posts.map(({ slug, data }) => ({
      name: postCard(slug),
      site,
      title: data.title,
      figures: [date(data.publishedDate)],
      look,
    })),
  ];
}

/** Returns the look of cards, which have the colours of plates in the light scheme. */
function lookOf({ palette, shape, card }: Brand): SocialCard['look'] {
  const { primary, onPrimary, signal } = resolvePalette(palette);
  return {
    background: primary.light,
    text: onPrimary.light,
    figures: signal.light,
    edge: shape.plateEdge,
    road: card ? card.motif === 'road' : shape.signs,
  };
}

/** Returns a card as the picture of a page. */
export function cardImage(name: string = DEFAULT_CARD, alt: string): Image {
  return { src: `/images/cards/${name}.png`, alt, ...CARD_SIZE };
}
