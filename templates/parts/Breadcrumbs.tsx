import type { LinkView } from '#schemas/generated/views.ts';
import { useWords } from '../words.ts';

/** Renders the path from the home page to this page. The last item is the page itself. */
export function Breadcrumbs({ crumbs }: { crumbs: readonly LinkView[] }) {
  return (
    <nav className="breadcrumbs" aria-label={useWords().frame.breadcrumb}>
      <ol>
        {crumbs.map(({ label, path }, index) => (
          <li key={path}>
            {index === crumbs.length - 1 ? (
              <span aria-current="page">{label}</span>
            ) : (
              <a href={path}>{label}</a>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
