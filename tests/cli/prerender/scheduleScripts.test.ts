import { expect, test } from 'vitest';
import { scheduleScripts } from '#cli/prerender/scheduleScripts.ts';

const script = '<script src="/assets/a.js" type="module" async></script>';

test('the script that Vike adds waits for what is seen', () => {
  expect(scheduleScripts(script, false)).toBe(
    '<script src="/assets/a.js" type="module" async fetchpriority="low"></script>',
  );
});

test('the not-found page is painted once its script is there', () => {
  expect(scheduleScripts(script, true)).toBe(
    '<script src="/assets/a.js" type="module" async blocking="render"></script>',
  );
});

test('structured data and other scripts stay as they are', () => {
  const html = '<script type="application/ld+json">{"a":"<\\u002fscript>"}</script>';
  expect(scheduleScripts(html, false)).toBe(html);
});
