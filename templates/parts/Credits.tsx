import type { CreditView } from '#schemas/generated/views.ts';
import { useWords } from '../words.ts';

/** Renders the sources of facts, such as "Population: ONS, Census 2021 (OGL v3.0).", with links to licences and to all sources. */
export function Credits({ credits }: { credits: readonly CreditView[] }) {
  const { facts } = useWords().places;
  return (
    <p className="small credits">
      {credits.map(({ label, caption, licence }) => (
        <span key={label}>
          {label}: {caption}
          {licence && (
            <>
              {' '}
              (
              <a href={licence.url} rel="license noopener">
                {licence.name}
              </a>
              )
            </>
          )}
          .{' '}
        </span>
      ))}
      <a href="/locations#sources">{facts.sources}</a>
    </p>
  );
}
