import type { Content } from '#cli/model/content.ts';
import type { Look, SvgSource } from '#cli/model/look.ts';
import type { Drawing } from '#schemas/generated/drawing.ts';

/** Returns what icons and social cards are drawn from. `texts` has the text of each file. */
export function planLook({ singles, drawings }: Content, texts: ReadonlyMap<string, string>): Look {
  const sourceOf = (name: string, { viewBox }: Drawing): SvgSource => {
    const [, , width = 1, height = 1] = viewBox
      .trim()
      .split(/[\s,]+/)
      .map(Number);
    return { text: texts.get(`content/brand/${name}.svg`) ?? '', width, height };
  };
  return {
    brand: singles.brand.data,
    favicon: sourceOf('favicon', drawings.favicon),
    ...(drawings.card && { card: sourceOf('card', drawings.card) }),
  };
}
