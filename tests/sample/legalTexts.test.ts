import { describe, expect, test } from 'vitest';
import { screen } from '../site/screen.ts';

/** The subjects that the legal pages of the sample agency cover (docs/behaviour.md#legal-pages). */
describe('the legal pages cover', () => {
  test.each([
    ['/privacy-policy', 'UK GDPR'],
    ['/privacy-policy', 'Your rights'],
    ['/privacy-policy', 'children under 16'],
    ['/terms-of-service', 'Services'],
    ['/terms-of-service', 'payment'],
    ['/terms-of-service', 'Intellectual property'],
    ['/terms-of-service', 'Liability'],
    ['/terms-of-service', 'law of England and Wales'],
    ['/terms-of-service', '8% a year above the Bank of England base rate'],
    ['/cookie-policy', 'Strictly necessary'],
    ['/cookie-policy', 'Performance and analytics'],
    ['/cookie-policy', 'Functional'],
    ['/cookie-policy', 'Marketing'],
    ['/cookie-policy', 'Third parties'],
    ['/cookie-policy', 'persistent cookies typically last between 30 days and 2 years'],
    ['/cookie-policy', 'Accept and Reject'],
  ])('%s: %s', (path, words) => {
    expect(screen(path).one('main').text).toContain(words);
  });

  test('the cookie policy has the four types as sections of their own', () => {
    expect(screen('/cookie-policy').one('main').texts('h3')).toEqual([
      'Strictly necessary',
      'Performance and analytics',
      'Functional',
      'Marketing',
    ]);
  });
});
