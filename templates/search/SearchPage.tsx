import type { SearchPageModel } from '#schemas/generated/pageModel.ts';
import type { PageProps } from '../pageProps.ts';
import { indexPlate } from '../parts/indexPlate.ts';
import { PageHead } from '../parts/PageHead.tsx';
import { RelatedLinks } from '../parts/RelatedLinks.tsx';
import { SearchForm } from '../parts/SearchForm.tsx';
import { scriptWords } from '../scriptWords.ts';
import { useWords } from '../words.ts';
import type { LayoutWords } from '../words.ts';

/** The words that the script of the search shows. */
export type SearchWords = LayoutWords['scripts']['search'] &
  Pick<LayoutWords['scripts'], 'loading'> &
  Pick<LayoutWords['scripts']['posts'], 'moreTags'> &
  Pick<LayoutWords['pages']['search'], 'groups'>;

/** The elements of the page that its script uses: `renderer/search/searchPage.client.ts`. */
export type SearchPart = 'form' | 'status' | 'results' | 'sections';

const part = (name: SearchPart) => ({ 'data-part': name });

/** Renders the search of the site above lists of its pages. Without a script, the page is the lists alone. */
export function SearchPage({ page }: PageProps<SearchPageModel>) {
  const { pages, scripts } = useWords();
  const { results, groups, examples: forExample } = pages.search;
  const { title, lead, sections, examples, hasPosts, hasTowns, breadcrumbs, related } = page;
  return (
    <>
      <div
        data-enhance="search"
        data-posts={hasPosts ? '' : undefined}
        data-towns={hasTowns ? '' : undefined}
        {...scriptWords({
          ...scripts.search,
          loading: scripts.loading,
          moreTags: scripts.posts.moreTags,
          groups,
        })}
      >
        <PageHead crumbs={breadcrumbs} title={title} lead={lead}>
          <SearchForm part={'form' satisfies SearchPart} />
          {examples.length > 0 && (
            <p className="search-examples">
              {forExample}
              {examples.map((query) => (
                <a key={query} href={`/search?${new URLSearchParams({ q: query })}`}>
                  {query}
                </a>
              ))}
            </p>
          )}
        </PageHead>
        <div className="band wrap search">
          <p role="status" {...part('status')} />
          <section aria-label={results} tabIndex={-1} hidden {...part('results')} />
          <div className="grid grid--three plate-index" {...part('sections')}>
            {sections.map(({ group, list, links }) => (
              <section key={group} className={indexPlate(group)}>
                <h2>{list ? <a href={list}>{groups[group]}</a> : groups[group]}</h2>
                {/* Without list items, which would double the number of elements. */}
                {links.map(({ label, path }) => (
                  <a key={path} href={path}>
                    {label}
                  </a>
                ))}
              </section>
            ))}
          </div>
        </div>
      </div>
      <RelatedLinks cards={related} />
    </>
  );
}
