/** A text that was written in Markdown or HTML; sanitised when it was parsed. */
export function Html({ html, className = 'prose' }: { html: string; className?: string }) {
  return <div className={className} dangerouslySetInnerHTML={{ __html: html }} />;
}
