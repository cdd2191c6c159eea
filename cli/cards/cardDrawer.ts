import { readFileSync } from 'node:fs';
import { Resvg } from '@resvg/resvg-js';
import satori from 'satori';
import type { CardFont } from '#cli/brand/prepareCardFonts.ts';
import type { SvgSource } from '#cli/model/look.ts';
import type { SocialCard } from '#schemas/generated/socialCard.ts';
import { CARD_SIZE } from '#cli/plan/planSocialCards.ts';

/** The fonts and the picture that cards are drawn with. */
export interface CardMaterial {
  fonts: readonly CardFont[];
  /** The picture beside the words; without it, a road if the look of the card has one. */
  motif?: SvgSource;
}

/** Returns a drawing of a road with a turning. */
const roadOf = ({ text, figures }: SocialCard['look']) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 630"><g fill="none" stroke="${text}"><path stroke-width="44" d="M110 630V150"/><path stroke-width="30" d="M110 470c0-70 40-84 92-84h20"/></g><path fill="${text}" d="M110 52 168 160H52z"/><path fill="${figures}" d="m214 338 72 48-72 48z"/></svg>`;

/** Returns a function that draws a card for social networks: a PNG of 1200 by 630 pixels. */
export function cardDrawer(material: CardMaterial): (card: SocialCard) => Promise<Uint8Array> {
  // Satori parses the fonts once if it is given the same list for each card.
  const fonts = material.fonts.map(({ weight, isExtension, file }) => ({
    // Satori takes a character that the font lacks from fonts with other names.
    name: isExtension ? `${FONT} Extension` : FONT,
    data: readFileSync(file),
    weight,
  }));
  return async (card) => {
    const svg = await satori(layOut(card, material), { ...CARD_SIZE, fonts });
    return new Resvg(svg, { font: { loadSystemFonts: false } }).render().asPng();
  };
}

/** The name of the font within a card. */
const FONT = 'Brand';

type Style = Record<string, string | number>;
interface Box {
  type: 'div' | 'img';
  props: {
    style: Style;
    children?: (Box | string)[];
    src?: string;
    width?: number;
    height?: number;
  };
}
const box = (style: Style, ...children: (Box | string)[]): Box => ({
  type: 'div',
  props: { style: { display: 'flex', ...style }, children },
});

/**
 * Returns the card as a tree for satori: a plate with the line within its edge, and words on the left. The picture of the brand is on the
 * right, or else a road if the look has one.
 */
function layOut(
  { site, title, figures, look }: SocialCard,
  { motif }: CardMaterial,
): ReturnType<typeof box> & { key: null } {
  const plate = box(
    {
      width: '100%',
      height: '100%',
      padding: 14,
      boxSizing: 'border-box',
      backgroundColor: look.background,
      color: look.text,
      fontFamily: FONT,
    },
    box(
      {
        flexGrow: 1,
        boxSizing: 'border-box',
        padding: '48px 0 40px 58px',
        border: `6px solid ${look.edge ? look.text : look.background}`,
        borderRadius: 36,
        justifyContent: 'space-between',
        overflow: 'hidden',
      },
      box(
        { flexDirection: 'column', justifyContent: 'space-between', width: WORDS_WIDTH },
        box({ fontSize: 40, fontWeight: 800, letterSpacing: -1.2 }, site),
        box(
          { fontSize: titleSize(title), fontWeight: 800, lineHeight: 1.06, letterSpacing: -2 },
          title,
        ),
        box(
          { fontSize: 36, fontWeight: 700, color: look.figures, gap: 40 },
          ...figures.map((figure) => box({}, figure)),
        ),
      ),
      ...(motif ? [motifBox(motif)] : look.road ? [road(look)] : []),
    ),
  );
  return { ...plate, key: null };
}

/** Returns a road at the right edge. */
function road(look: SocialCard['look']): Box {
  return {
    type: 'img',
    props: {
      src: `data:image/svg+xml;base64,${Buffer.from(roadOf(look)).toString('base64')}`,
      width: 276,
      height: 580,
      style: { position: 'absolute', right: 24, bottom: -6 },
    },
  };
}

/** The box at the right edge that the picture of a brand must fit into, in pixels. */
const MOTIF_BOX = { width: 276, height: 480 } as const;

/** Returns the picture of the brand at the right edge. */
function motifBox({ text, width, height }: SvgSource): Box {
  const scale = Math.min(MOTIF_BOX.width / width, MOTIF_BOX.height / height);
  return {
    type: 'img',
    props: {
      src: `data:image/svg+xml;base64,${Buffer.from(text).toString('base64')}`,
      width: width * scale,
      height: height * scale,
      style: {
        position: 'absolute',
        right: 40,
        bottom: (CARD_SIZE.height - height * scale) / 2 - 20,
      },
    },
  };
}

/** The width of the words in pixels. */
const WORDS_WIDTH = 800;

/** The width of a letter of a title, as a share of the font size. Letters of an ordinary bold font are narrower on average. */
const LETTER_WIDTH = 0.62;

/** Returns the font size of a title in pixels, so that long titles fit in four lines, and long words in one. */
function titleSize(title: string): number {
  const { length } = title;
  const size = length <= 28 ? 92 : length <= 52 ? 74 : length <= 80 ? 60 : 50;
  const longest = Math.max(...title.split(/\s|(?<=-)/).map((word) => word.length));
  return Math.min(size, Math.floor(WORDS_WIDTH / (longest * LETTER_WIDTH)));
}
