import { fillWords } from '#schemas/fillWords.ts';
import type { PostPart } from '#templates/post/PostArticle.tsx';
import type { LayoutWords } from '#templates/words.ts';
import { wordsOf } from '../wordsOf.client.ts';

type ShareWords = LayoutWords['scripts']['share'];

/** Enables the buttons that share a post. If the browser can't share it, they copy its address (docs/behaviour.md#blog). */
export function enhancePost(post: HTMLElement): void {
  const buttons = post.querySelectorAll<HTMLButtonElement>(part('share'));
  const status = post.querySelector<HTMLElement>(part('share-status'));
  const words = wordsOf<ShareWords>(post);
  const say = (text: string) => {
    if (status) status.textContent = text;
  };
  for (const button of buttons) {
    button.addEventListener('click', () => {
      say('');
      void share(say, words);
    });
  }
}

const part = (name: PostPart) => `[data-part="${name}"]`;

async function share(say: (text: string) => void, words: ShareWords): Promise<void> {
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
    say(words.copied);
  } catch {
    say(fillWords(words.notCopied, { address: url }));
  }
}
