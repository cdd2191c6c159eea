import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { enquirySchema } from '#schemas/enquiry.ts';
import {
  ENQUIRY_LIMITS,
  FORM_FIELDS,
  WHOLE_FORM,
  cleanLine,
  enquiryErrors,
  enquiryFromFields,
  formErrors,
  formErrorsInPage,
  formOfFields,
  isEmail,
} from '#schemas/enquiryForms.ts';
import { fillWords } from '#schemas/fillWords.ts';
import { formWords, handlerWords } from '../../helpers/interfaceWords.ts';

const { labels, errors } = formWords;

describe('an enquiry from the fields of a form', () => {
  test('of the lead form has the full name and the requirements', () => {
    expect(
      enquiryFromFields('lead', {
        fullName: ' Ada Byron ',
        email: 'ada@example.org',
        phone: '07700 900123',
        requirements: 'A website',
      }),
    ).toEqual({
      name: 'Ada Byron',
      email: 'ada@example.org',
      phone: '07700 900123',
      message: 'A website',
      page: 'Homepage Lead Capture',
    });
  });

  test('of the contact form joins the names and puts company and service before the message', () => {
    expect(
      enquiryFromFields('contact', {
        firstName: 'Ada',
        lastName: 'Byron',
        email: 'ada@example.org',
        phone: '',
        company: 'Engines Ltd',
        service: 'Branding',
        message: 'Line one\r\nLine two',
      }),
    ).toEqual({
      name: 'Ada Byron',
      email: 'ada@example.org',
      phone: '',
      message: 'Company: Engines Ltd\nService: Branding\n\nLine one\nLine two',
      page: 'Contact Us Page',
    });
  });

  test('of the contact form says N/A for an empty company and service, and trims a name of one part', () => {
    const { name, message } = enquiryFromFields('contact', {
      firstName: 'Ada',
      company: '  ',
      message: 'Hello',
    });
    expect({ name, message }).toEqual({
      name: 'Ada',
      message: 'Company: N/A\nService: N/A\n\nHello',
    });
  });

  test('of a quote form has the title of the service as its page', () => {
    expect(enquiryFromFields('quote', { email: 'a@b.co', page: 'Branding' })).toEqual({
      name: '',
      email: 'a@b.co',
      phone: '',
      message: '',
      page: 'Branding',
    });
  });
});

test('the form is known by its hidden field, or else by the names of its fields', () => {
  expect(formOfFields({ form: 'contact' })).toBe('contact');
  expect(formOfFields({ fullName: '' })).toBe('lead');
  expect(formOfFields({ firstName: '' })).toBe('contact');
  expect(formOfFields({ form: 'other', message: '' })).toBe('quote');
});

describe('what is wrong with a form', () => {
  test('none if one field of a form without required fields is filled', () => {
    expect(formErrors('lead', { phone: '07700 900123' }, formWords)).toEqual([]);
    expect(formErrors('quote', { message: 'Hello' }, formWords)).toEqual([]);
  });

  test('one for each field if nothing is filled in', () => {
    expect(formErrors('lead', { fullName: ' ', requirements: '\n' }, formWords)).toEqual([
      { field: 'fullName', message: errors.blank.name },
      { field: 'email', message: errors.blank.email },
      { field: 'phone', message: errors.blank.phone },
      { field: 'requirements', message: errors.blank.message },
    ]);
  });

  test('one for the whole form in the page, if the words have it and no field is required', () => {
    const withSentence = { ...formWords, errors: { ...errors, nothing: 'Write something.' } };
    const { nothing: _, ...without } = errors;
    expect(formErrorsInPage('lead', {}, withSentence)).toEqual([
      { field: WHOLE_FORM, message: 'Write something.' },
    ]);
    expect(formErrorsInPage('lead', {}, { ...formWords, errors: without })).toHaveLength(4);
    expect(formErrorsInPage('lead', { email: 'ada' }, withSentence)).toEqual([
      { field: 'email', message: errors.email },
    ]);
    expect(formErrorsInPage('contact', {}, withSentence).map(({ field }) => field)).toEqual([
      'firstName',
      'lastName',
      'email',
      'message',
    ]);
  });

  test('each required field of the contact form that is empty', () => {
    expect(formErrors('contact', { phone: '07700 900123', email: 'ada' }, formWords)).toEqual([
      { field: 'firstName', message: errors.required.firstName },
      { field: 'lastName', message: errors.required.lastName },
      {
        field: 'email',
        message: errors.email,
      },
      { field: 'message', message: errors.required.project },
    ]);
  });

  test('text that is too long, line breaks counting as one character', () => {
    const lines = 'a\r\n'.repeat(2499) + 'bb';
    expect(formErrors('quote', { message: lines }, formWords)).toEqual([]);
    expect(formErrors('quote', { message: `${lines}c` }, formWords)).toEqual([
      {
        field: 'message',
        message: fillWords(errors.tooLong, { label: labels.message, limit: '5,000' }),
      },
    ]);
  });

  test('line breaks in a field of one line, and characters that only serve to disguise', () => {
    expect(formErrors('quote', { name: 'Ada\r\nBcc: all@example.org' }, formWords)).toEqual([
      { field: 'name', message: fillWords(errors.oneLine, { label: labels.name }) },
    ]);
    for (const character of ['\0', '\u202e', '\ud800']) {
      expect(formErrors('quote', { message: `a${character}b` }, formWords)).toEqual([
        {
          field: 'message',
          message: fillWords(errors.unreadable, { label: labels.message }),
        },
      ]);
    }
  });
});

describe('what is wrong with an enquiry', () => {
  const enquiry = { name: '', email: '', phone: '', message: '', page: '' };

  test('a message of the contact form may be as long as any, beside its two lines, and the database accepts it', () => {
    const tables = readFileSync('supabase/migrations/20260901000100_enquiries.sql', 'utf8');
    const longestKept = Number(/char_length\(message\) <= (\d+)/.exec(tables)?.[1]);
    const fields = {
      firstName: 'a'.repeat(100),
      lastName: 'b'.repeat(99),
      email: 'a@b.co',
      company: 'c'.repeat(200),
      service: 's'.repeat(200),
      message: 'm'.repeat(5000),
    };
    expect(formErrors('contact', fields, formWords)).toEqual([]);
    const composed = enquiryFromFields('contact', fields);
    expect(enquiryErrors(composed, formWords)).toEqual([]);
    expect(composed.message.length).toBeLessThanOrEqual(longestKept);
    expect(composed.name).toHaveLength(ENQUIRY_LIMITS.name);
    expect(enquiryErrors({ ...enquiry, message: 'm'.repeat(5001) }, formWords)).toHaveLength(1);
  });

  test('a contact form whose fields are blank is blank, whatever its two lines say', () => {
    const blank = enquiryFromFields('contact', {});
    expect(enquiryErrors(blank, formWords).map(({ field }) => field)).toEqual([
      'name',
      'email',
      'message',
    ]);
    expect(
      enquiryErrors({ ...blank, page: 'Branding' }, formWords).map(({ field }) => field),
    ).toEqual(['name', 'email', 'phone', 'message']);
  });

  test('is found by the schema too, which cleans valid text', () => {
    const result = enquirySchema(handlerWords).safeParse({ email: 'no', page: 'a\nb' });
    expect(result.error?.issues.map(({ path, message }) => [path[0], message])).toEqual([
      ['email', errors.email],
      ['page', fillWords(errors.oneLine, { label: labels.page })],
    ]);
    expect(
      enquirySchema(handlerWords).parse({ phone: ' \u202d+44 7700 900123\u202c ' }),
    ).toMatchObject({
      phone: '+44 7700 900123',
      name: '',
      website: '',
    });
  });
});

test.each([
  ['ada@example.org', true],
  ['o’hara@example.org', false],
  ["o'hara+quotes@mail.example.co.uk", true],
  ['jörg@exämple.de', true],
  ['ada@example', false],
  ['ada@@example.org', false],
  ['ada@example..org', false],
  ['ada example@example.org', false],
  ['"ada"@example.org', false],
  ['ada@example.org>', false],
  [`${'a'.repeat(65)}@example.org`, false],
])('%s is an email address: %s', (text, expected) => {
  expect(isEmail(text)).toBe(expected);
});

test('a line loses the invisible characters of telephones and old programs', () => {
  expect(cleanLine('\ufeff\u202dAda\tByron\u202c\u0007 ')).toBe('Ada Byron');
});

test('no two fields of a form have the same name', () => {
  for (const fields of Object.values(FORM_FIELDS)) {
    const names = fields.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
  }
});
