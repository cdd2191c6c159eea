import type { PostPart } from '#templates/post/PostArticle.tsx';

/** A post at work: its buttons share it, or copy its address where a browser cannot share or fails to (specification, section 8). */
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
    // Throws where there is no such method, as it does where sharing fails.
    await navigator.share({ title: document.title, url });
    return;
  } catch (error) {
    // Whoever closes the menu of the system does not want to share.
    if (error instanceof DOMException && error.name === 'AbortError') return;
  }
  try {
    await navigator.clipboard.writeText(url);
    say('The address of this article is copied.');
  } catch {
    say(`The address could not be copied. It is ${url}`);
  }
}
