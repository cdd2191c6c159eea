import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { Resvg } from '@resvg/resvg-js';
import satori from 'satori';
import type { SocialCard } from '#schemas/generated/socialCard.ts';
import { CARD_SIZE } from '#cli/plan/planSocialCards.ts';

const require = createRequire(import.meta.url);
const font = (weight: 700 | 800) => ({
  name: 'Overpass',
  data: readFileSync(
    require.resolve(`@fontsource/overpass/files/overpass-latin-${weight}-normal.woff`),
  ),
  weight,
});
const fonts = [font(700), font(800)];

/** Returns a drawing of a road with a turning. */
const roadOf = ({ text, figures }: SocialCard['look']) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 630"><g fill="none" stroke="${text}"><path stroke-width="44" d="M110 630V150"/><path stroke-width="30" d="M110 470c0-70 40-84 92-84h20"/></g><path fill="${text}" d="M110 52 168 160H52z"/><path fill="${figures}" d="m214 338 72 48-72 48z"/></svg>`;

/** Draws a card for social networks: a PNG of 1200 by 630 pixels. */
export async function drawCard(card: SocialCard): Promise<Uint8Array> {
  const svg = await satori(layOut(card), { ...CARD_SIZE, fonts });
  return new Resvg(svg, { font: { loadSystemFonts: false } }).render().asPng();
}

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

/** Returns the card as a tree for satori: a plate with the line within its edge, words on the left, a road on the right. */
function layOut({
  site,
  title,
  figures,
  look,
}: SocialCard): ReturnType<typeof box> & { key: null } {
  const plate = box(
    {
      width: '100%',
      height: '100%',
      padding: 14,
      boxSizing: 'border-box',
      backgroundColor: look.background,
      color: look.text,
      fontFamily: 'Overpass',
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
        { flexDirection: 'column', justifyContent: 'space-between', width: 800 },
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
      ...(look.road ? [road(look)] : []),
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

/** Returns the font size of a title in pixels, so that long titles fit in four lines too. */
function titleSize(title: string): number {
  if (title.length <= 28) return 92;
  if (title.length <= 52) return 74;
  return title.length <= 80 ? 60 : 50;
}
