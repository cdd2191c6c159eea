import type { Problem, Spot } from '#cli/model/problem.ts';
import { picturesIn } from '../picturesIn.ts';
import type { Rule } from '../rule.ts';
import { suggestPicture } from '#cli/report/suggestPicture.ts';
import { entriesOf } from '#cli/resolve/entriesOf.ts';
import { pictureEndings } from '#schemas/fields.ts';

/** Every picture that content names is below `public/` in a format that browsers show. Those in bodies have an alternative text. */
export const imagesExist: Rule = ({ content, images }) => {
  const problems: Problem[] = [];
  const check = (src: string, at: Spot) => {
    const ending = /\.(\w+)$/.exec(src)?.[1];
    if (ending !== undefined && !shown.has(ending.toLowerCase())) {
      problems.push({ code: 'image-format', args: { src, ending }, at });
      return;
    }
    if (images.has(src)) return;
    const suggestion = suggestPicture(src, images.keys());
    problems.push({ code: 'image-missing', args: { src, ...(suggestion && { suggestion }) }, at });
  };

  const own = content.singles.site?.data.url;
  const isOwn = (src: string) => own !== undefined && src.startsWith(`${own}/`);

  for (const { file, path, image } of picturesIn(content)) {
    check(image.src, { file, path: [...path, 'src'] });
  }
  for (const { file, markdown, bodyLine } of entriesOf(content)) {
    for (const { src, alt, isHtml, line, column } of markdown.images) {
      const at = { file, line: bodyLine + line - 1, column };
      // A picture on another site would reveal visitors of the page to that site (docs/behaviour.md#consent-analytics-booking).
      if (/^(?:[a-z]+:)?\/\//i.test(src) && !isOwn(src))
        problems.push({ code: 'image-elsewhere', args: { src }, at });
      else if (src.startsWith('data:')) {
        problems.push({ code: 'image-missing', args: { src, isEmbedded: true }, at });
        continue;
      } else check(src, at);
      if (alt.trim() !== '') continue;
      const args = { src, ...(isHtml && { isHtml }) };
      problems.push({ code: 'image-alt-missing', args, at });
    }
  }
  return problems;
};

/** The endings of pictures that browsers show. */
const shown: ReadonlySet<string> = new Set([...pictureEndings, 'jpeg', 'gif']);
