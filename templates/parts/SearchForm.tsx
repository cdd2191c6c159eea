import { useWords } from '../words.ts';

/**
 * Renders the form that searches the site. It leads to the page of the search, whose script finds it by `part`. With `quiet`, it is not the main
 * action of its page.
 */
export function SearchForm({ part, quiet = false }: { part?: string; quiet?: boolean }) {
  const { field, submit } = useWords().pages.search;
  return (
    <form className="field search-form" role="search" action="/search" data-part={part}>
      <label htmlFor="q">{field}</label>
      <input id="q" name="q" type="search" autoComplete="off" enterKeyHint="search" />
      <button type="submit" className={quiet ? 'button button--quiet' : 'button'}>
        {submit}
      </button>
    </form>
  );
}
