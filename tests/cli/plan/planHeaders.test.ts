import { CspEvaluator } from 'csp_evaluator';
import { Severity } from 'csp_evaluator/dist/finding.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import { describe, expect, test } from 'vitest';
import {
  formatHeadersFile,
  formatVercelHeaders,
  headersFor,
  parseHeadersFile,
} from '#cli/plan/headerFormats.ts';
import { HSTS, planHeaders } from '#cli/plan/planHeaders.ts';
import type { HeaderRule } from '#cli/plan/planHeaders.ts';

const booking = { origin: 'https://slots.example' };
const everything = {
  booking,
  analytics: { host: 'https://eu.numbers.example/ingest' },
  database: { url: 'https://posts.example' },
};

const policyOf = (elsewhere: Parameters<typeof planHeaders>[0]) =>
  headersFor('/blog', planHeaders(elsewhere))['Content-Security-Policy'] ?? '';

describe('the policy', () => {
  test('lets a page load its own files, the booking frame, and nothing else', () => {
    expect(policyOf({ booking }).split('; ')).toEqual([
      "default-src 'none'",
      "script-src 'self'",
      "style-src 'self'",
      "img-src 'self' data:",
      "font-src 'self'",
      "manifest-src 'self'",
      "connect-src 'self'",
      'frame-src https://slots.example',
      "form-action 'self'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
    ]);
  });

  test('names the origins of the analytics service and the database if there are any', () => {
    expect(policyOf(everything)).toContain(
      "; connect-src 'self' https://eu.numbers.example https://posts.example;",
    );
  });

  test('allows pictures from the storage of the database, and from nowhere else', () => {
    expect(policyOf(everything)).toContain("; img-src 'self' data: https://posts.example;");
    expect(policyOf({ booking, analytics: everything.analytics })).toContain(
      "; img-src 'self' data:;",
    );
  });

  test.each([{ booking }, everything])('has no weakness of note: CSP Evaluator', (elsewhere) => {
    const { csp } = new CspParser(policyOf(elsewhere));
    const grave = new CspEvaluator(csp)
      .evaluate()
      .filter(({ severity }) => severity <= Severity.HIGH_MAYBE);
    expect(grave).toEqual([]);
  });
});

describe('the other headers', () => {
  test('forbid frames, guesses of types, and browser features that the site does not use', () => {
    expect(headersFor('/', planHeaders({ booking }))).toMatchObject({
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Cross-Origin-Resource-Policy': 'same-origin',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'X-Content-Type-Options': 'nosniff',
      'X-Frame-Options': 'DENY',
    });
  });

  test('keep browsers on HTTPS, without affecting other hosts of the domain', () => {
    expect(headersFor('/', planHeaders({ booking }))[HSTS]).toBe('max-age=63072000');
  });

  test('let browsers cache only assets for a year', () => {
    const rules = planHeaders({ booking });
    expect(headersFor('/assets/a.css', rules)['Cache-Control']).toContain('immutable');
    expect(headersFor('/assets', rules)['Cache-Control']).toBeUndefined();
    expect(headersFor('/assets/a.css', rules)['Content-Security-Policy']).toBeDefined();
  });

  test('are named by one rule for each path: hosts would join two', () => {
    const names = planHeaders(everything).flatMap(({ headers }) => Object.keys(headers));
    expect(new Set(names).size).toBe(names.length);
  });
});

describe('formats', () => {
  const rules: HeaderRule[] = [
    { path: '/', headers: { 'X-One': "a: 'b'; c", 'X-Two': '2' } },
    { path: '/assets/', headers: { 'Cache-Control': 'immutable' } },
  ];

  test('_headers of Netlify and Cloudflare Pages, which the preview reads again', () => {
    expect(formatHeadersFile(rules)).toMatchInlineSnapshot(`
      "/*
        X-One: a: 'b'; c
        X-Two: 2

      /assets/*
        Cache-Control: immutable
      "
    `);
    expect(parseHeadersFile(formatHeadersFile(rules))).toEqual(rules);
    expect(parseHeadersFile(formatHeadersFile(planHeaders(everything)))).toEqual(
      planHeaders(everything),
    );
  });

  test('vercel.json, with a short cache time, because Vercel sends it with answers of 404', () => {
    expect(formatVercelHeaders(rules)).toEqual([
      {
        source: '/(.*)',
        headers: [
          { key: 'X-One', value: "a: 'b'; c" },
          { key: 'X-Two', value: '2' },
        ],
      },
      {
        source: '/assets/(.*)',
        headers: [
          { key: 'Cache-Control', value: 'public, max-age=3600, stale-while-revalidate=604800' },
        ],
      },
    ]);
  });
});
