/** Renders a text that was written in Markdown or HTML, and was sanitised when it was parsed. */
export function Html({ html, className = 'prose' }: { html: string; className?: string }) {
  return <div className={className} dangerouslySetInnerHTML={{ __html: html }} />;
}
