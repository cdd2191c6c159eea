import { expect, test } from 'vitest';
import { isEmail } from '#schemas/enquiryForms.ts';

test.each(['हिन्दी@example.com', 'ที่อยู่@example.com', 'jo\u0308rg@example.com'])(
  'an address may have combining marks: %s',
  (address) => {
    expect(isEmail(address)).toBe(true);
  },
);
