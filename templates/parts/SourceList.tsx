import type { SourceView } from '#schemas/generated/views.ts';
import { useWords } from '../words.ts';

/** Renders sources of figures: title, publisher, date and licence of each, with links. */
export function SourceList({ sources }: { sources: readonly SourceView[] }) {
  const { places } = useWords();
  return (
    <ul className="small sources">
      {sources.map(({ title, publisher, date, url, licence, credit }) => (
        <li key={title}>
          {url === undefined ? (
            title
          ) : (
            <a href={url} rel="noopener">
              {title}
            </a>
          )}
          , {publisher}
          {date !== undefined && `, ${date}`}
          {licence && (
            <>
              {`. ${places.licence}: `}
              <a href={licence.url} rel="license noopener">
                {licence.name}
              </a>
            </>
          )}
          .{credit !== undefined && ` ${credit}`}
        </li>
      ))}
    </ul>
  );
}
