import type { SearchPageModel } from '#schemas/generated/pageModel.ts';
import type { PageProps } from '../pageProps.ts';
import { IndexList } from '../parts/IndexList.tsx';
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
export type SearchPart = 'form' | 'status' | 'ask' | 'results' | 'sections';

const part = (name: SearchPart) => ({ 'data-part': name });

/** Renders the search of the site above lists of its pages. Without a script, the page is the lists alone. */
export function SearchPage({ page }: PageProps<SearchPageModel>) {
  const { pages, scripts } = useWords();
  const { results, groups, browse, ask, examples: forExample } = pages.search;
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
        <PageHead crumbs={breadcrumbs} title={title} lead={lead} ground="paper">
          <SearchForm part={'form' satisfies SearchPart} />
          <p role="status" {...part('status')} />
          {ask && (
            <p hidden {...part('ask')}>
              <a className="button button--quiet" href="/contact">
                {ask}
              </a>
            </p>
          )}
          {examples.length > 0 && (
            <p className="search-examples">
              <span>{forExample}</span>
              {examples.map((query) => (
                <a key={query} href={`/search?${new URLSearchParams({ q: query })}`}>
                  {query}
                </a>
              ))}
            </p>
          )}
        </PageHead>
        <div className="band wrap search">
          <section aria-label={results} tabIndex={-1} hidden {...part('results')} />
          {browse && <h2 className="search__browse">{browse}</h2>}
          <div className="grid grid--three index" {...part('sections')}>
            {sections.map(({ group, links }) => (
              <IndexList
                key={group}
                group={group}
                title={groups[group]}
                links={links}
                open={group === 'services'}
              />
            ))}
          </div>
        </div>
      </div>
      <RelatedLinks cards={related} />
    </>
  );
}
