/** A text that was written in Markdown; sanitised when it was parsed. */
export function Html({ html, className = 'prose' }: { html: string; className?: string }) {
  return <div className={className} dangerouslySetInnerHTML={{ __html: frameTables(html) }} />;
}

/** Tables scroll in a frame of their own where a screen is narrower than they are; by keyboard, too. */
function frameTables(html: string): string {
  return html
    .replaceAll(
      '<table>',
      '<div class="table-frame" role="group" aria-label="Table" tabindex="0"><table>',
    )
    .replaceAll('</table>', '</table></div>');
}
