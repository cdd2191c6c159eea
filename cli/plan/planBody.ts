import type { Images } from '#cli/model/images.ts';
import { planPicture } from './planPicture.ts';

/** Where pictures of a body stand: as wide as its lines, or as the screen. */
const SIZES = '(min-width: 800px) 720px, 94vw';

/** A picture as `parseMarkdown` writes it: attributes in double quotes alone. */
const IMAGE = /<img((?: [a-z-]+(?:="[^"]*")?)*)>/g;

/** A sanitised body whose pictures have their size, so that room is kept for them, and the files that browsers may choose from. */
export function planBody(html: string, images: Images): string {
  return html.replace(IMAGE, (tag, attributes: string) => {
    const src = attributeOf(attributes, 'src');
    const size = src === undefined ? undefined : images.get(src);
    if (src === undefined || !size) return tag;
    const { width, height, srcset } = planPicture({ src, alt: '', ...size }, images);
    const kept = ['alt', 'id', 'title', 'lang', 'dir']
      .map((name) => [name, attributeOf(attributes, name)])
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => ` ${name}="${value}"`)
      .join('');
    const common = `${kept} width="${width}" height="${height}" loading="lazy" decoding="async"`;
    if (!srcset) return `<img src="${src}"${common}>`;
    return (
      `<picture><source type="image/avif" srcset="${srcset.avif}" sizes="${SIZES}">` +
      `<img src="${src}" srcset="${srcset.webp}" sizes="${SIZES}"${common}></picture>`
    );
  });
}

/** The value of an attribute as it is written, its references to characters included. */
function attributeOf(attributes: string, name: string): string | undefined {
  return new RegExp(` ${name}="([^"]*)"`).exec(attributes)?.[1];
}
