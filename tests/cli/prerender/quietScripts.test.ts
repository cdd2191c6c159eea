import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { importsIn, quietScripts } from '#cli/prerender/quietScripts.ts';
import { temporaryFolder } from '../../helpers/contentDir.ts';

const none = () => [];

test('the script that Vike adds waits for what is seen', () => {
  expect(quietScripts('<script src="/assets/a.js" type="module" async></script>', none)).toBe(
    '<script src="/assets/a.js" type="module" async fetchpriority="low"></script>',
  );
});

test('structured data and other scripts stay as they are', () => {
  const html = '<script type="application/ld+json">{"a":"<\\u002fscript>"}</script>';
  expect(quietScripts(html, none)).toBe(html);
});

test('what the script imports comes beside it', () => {
  const client = temporaryFolder();
  mkdirSync(join(client, 'assets', 'entries'), { recursive: true });
  writeFileSync(
    join(client, 'assets', 'entries', 'a.js'),
    '/* empty css */import{t as e}from"../chunks/b.js";import"./c.js";const d=()=>import("../chunks/later.js");',
  );
  const html = '<script src="/assets/entries/a.js" type="module" async></script>';
  expect(quietScripts(html, importsIn(client))).toBe(
    '<script src="/assets/entries/a.js" type="module" async fetchpriority="low"></script>' +
      '<link rel="modulepreload" href="/assets/chunks/b.js" fetchpriority="low">' +
      '<link rel="modulepreload" href="/assets/entries/c.js" fetchpriority="low">',
  );
});
