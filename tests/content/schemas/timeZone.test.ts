import { expect, test } from 'vitest';
import { TimeZoneSchema } from '#schemas/locale.ts';

test.each(['Europe/London', 'Asia/Kolkata', 'Asia/Calcutta', 'Europe/Kyiv', 'Etc/GMT+1', 'UTC'])(
  '%s is a time zone',
  (zone) => {
    expect(TimeZoneSchema.safeParse(zone).success).toBe(true);
  },
);

test.each(['Europe/Londn', 'europe/london', '+01:00', 'EST', ''])('%j is none', (zone) => {
  expect(TimeZoneSchema.safeParse(zone).success).toBe(false);
});
