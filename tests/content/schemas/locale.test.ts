import { expect, test } from 'vitest';
import { CountrySchema, LocaleSchema, TimeZoneSchema } from '#schemas/locale.ts';

test.each(['Europe/London', 'Asia/Kolkata', 'Asia/Calcutta', 'Europe/Kyiv', 'Etc/GMT+1', 'UTC'])(
  '%s is a time zone',
  (zone) => {
    expect(TimeZoneSchema.safeParse(zone).success).toBe(true);
  },
);

test.each(['Europe/Londn', 'europe/london', '+01:00', 'EST', ''])('%j is none', (zone) => {
  expect(TimeZoneSchema.safeParse(zone).success).toBe(false);
});

test.each(['en-GB', 'en-IE', 'en-NL', 'en-US'])('%s is the English of a country', (locale) => {
  expect(LocaleSchema.safeParse(locale).success).toBe(true);
});

test.each(['en', 'en-EN', 'en-UK', 'en-EU', 'en-XX', 'en-ZZ', 'de-DE'])('%s is none', (locale) => {
  expect(LocaleSchema.safeParse(locale).success).toBe(false);
});

test.each(['UK', 'EU', 'XX', 'gb'])('%s is not a country', (code) => {
  expect(CountrySchema.safeParse(code).success).toBe(false);
});
