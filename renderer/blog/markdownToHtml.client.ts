import rehypeStringify from 'rehype-stringify';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';

const processor = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use(remarkRehype, { allowDangerousHtml: true })
  .use(rehypeStringify, { allowDangerousHtml: true });

/** Converts GitHub-flavoured Markdown to HTML. HTML in it is kept, so the result must be sanitised. */
export function markdownToHtml(markdown: string): string {
  return processor.processSync(markdown).toString();
}
