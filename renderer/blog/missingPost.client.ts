import type { NotFoundWords } from '#templates/not-found/NotFoundPage.tsx';
import type { NotFoundParts } from '../not-found/notFoundParts.ts';
import { enhancePost } from './postPage.client.ts';

/** The elements of the not-found page that show the result of looking up a post. */
export interface MissingPostParts extends NotFoundParts {
  /** The template of an article. It is left out if no database is configured. */
  post: HTMLTemplateElement | null;
}

/**
 * Looks up a post that has no page at this path. It may have another spelling of its path, or it may have been added to the database
 * after the build (docs/behaviour.md#blog). Returns whether there is such a post.
 */
export async function showMissingPost(
  view: HTMLElement,
  parts: MissingPostParts,
  { post: words, loading }: NotFoundWords,
): Promise<boolean> {
  const { heading, lead, status, matches, howToStay, stay, post } = parts;
  howToStay.hidden = stay.hidden = true;
  const path = location.pathname.replace(/\/+$/, '').toLowerCase();
  if (path !== location.pathname && (await isPage(path))) {
    location.replace(path + location.search + location.hash);
    return true;
  }
  const { liveUrl: url, liveKey: key, liveTimeZone: timeZone } = view.dataset;
  let failed = false;
  if (post && url && key && timeZone) {
    view.classList.add('is-loading');
    heading.textContent = words.waiting;
    lead.textContent = '';
    status.textContent = loading;
    delete view.dataset.undecided;
    try {
      const { livePost } = await import('./livePost.client.ts');
      const found = await livePost({ url, key, timeZone }, path.slice('/blog/'.length), post);
      if (found) {
        document.title = found.article.title;
        view.replaceWith(found.element);
        enhancePost(found.element);
        focusTitle(found.element);
        return true;
      }
    } catch (error) {
      console.error('Failed to load blog post', error);
      failed = true;
    }
    view.classList.remove('is-loading');
  }
  document.title = words.title;
  heading.textContent = words.title;
  lead.textContent = failed ? words.failure : words.lead;
  status.textContent = failed ? '' : words.status;
  // A link to an address with a fragment would not load the page again.
  const again = link(location.pathname + location.search, words.again);
  matches.replaceChildren(...(failed ? [again] : []), link('/blog', words.back));
  delete view.dataset.undecided;
  return false;
}

/** Moves the focus to the title of an article, because a screen reader reads no page that a script has filled. A focus elsewhere stays. */
function focusTitle(article: HTMLElement): void {
  const title = article.querySelector('h1');
  if (!title || document.activeElement !== document.body) return;
  title.tabIndex = -1;
  title.focus({ preventScroll: true });
}

async function isPage(path: string): Promise<boolean> {
  try {
    return (await fetch(path, { method: 'HEAD' })).ok;
  } catch {
    return false;
  }
}

function link(href: string, text: string): HTMLElement {
  const item = document.createElement('li');
  const anchor = document.createElement('a');
  anchor.href = href;
  anchor.textContent = text;
  item.append(anchor);
  return item;
}
