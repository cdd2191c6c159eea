import { expect, test } from 'vitest';
import { edited } from '../../../helpers/contentDir.ts';
import { findingsOf } from '../../../helpers/findingsOf.ts';

test('a company with its whole registration', async () => {
  expect((await findingsOf()).printed).toBe('');
});

test('a sole trader', async () => {
  const { printed } = await findingsOf(
    edited('site.yaml', /^(?:legalName|registeredIn|companyNumber|registeredOffice): .*\n/gm, ''),
  );
  expect(printed).toBe('');
});

test('a company whose legal name is its name', async () => {
  expect((await findingsOf(edited('site.yaml', /legalName: .*\n/, ''))).codes).not.toContain(
    'company-incomplete',
  );
});

test('a company without its registered office', async () => {
  const { printed } = await findingsOf(edited('site.yaml', /registeredOffice: .*\n/, ''));
  expect(printed).toMatchInlineSnapshot(`
    "content/site.yaml:3:1  error  company-incomplete
      "registeredIn" is given, but "registeredOffice" is missing.
      Expected the name, number, country of registration and office of a company, or none of them.
      Write "registeredOffice", or delete the other fields if the agency is not a company.

        2 | legalName: Agency Ltd
      > 3 | registeredIn: England and Wales
          | ^
        4 | companyNumber: "00000000""
  `);
});
