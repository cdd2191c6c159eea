import { expect, test } from 'vitest';
import { quietScripts } from '#cli/prerender/quietScripts.ts';

test('the script that Vike adds waits for what is seen', () => {
  expect(quietScripts('<script src="/assets/a.js" type="module" async></script>')).toBe(
    '<script src="/assets/a.js" type="module" async fetchpriority="low"></script>',
  );
});

test('structured data and other scripts stay as they are', () => {
  const html = '<script type="application/ld+json">{"a":"<\\u002fscript>"}</script>';
  expect(quietScripts(html)).toBe(html);
});
