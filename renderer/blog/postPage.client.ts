import type { PostPart } from '#templates/post/PostArticle.tsx';

/** Enables the buttons that share a post. If the browser can't share it, they copy its address (docs/behaviour.md#blog). */
export function enhancePost(post: HTMLElement): void {
  const buttons = post.querySelectorAll<HTMLButtonElement>(part('share'));
  const status = post.querySelector<HTMLElement>(part('share-status'));
  const say = (text: string) => {
    if (status) status.textContent = text;
  };
  for (const button of buttons) {
    button.addEventListener('click', () => {
      say('');
      void share(say);
    });
  }
}

const part = (name: PostPart) => `[data-part="${name}"]`;

async function share(say: (text: string) => void): Promise<void> {
  const url = location.origin + location.pathname;
  try {
    // This throws an error if the method doesn't exist or if sharing fails.
    await navigator.share({ title: document.title, url });
    return;
  } catch (error) {
    // The visitor closed the share menu.
    if (error instanceof DOMException && error.name === 'AbortError') return;
  }
  try {
    await navigator.clipboard.writeText(url);
    say('The address of this article is copied.');
  } catch {
    say(`The address could not be copied. It is ${url}`);
  }
}
