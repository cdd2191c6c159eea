import { describe, expect, test } from 'vitest';
import { edited } from '../../helpers/contentDir.ts';
import { findingsOf } from '../../helpers/findingsOf.ts';

const file = 'towns/leeds.md';

describe('a file with a wrong shape', () => {
  test('is checked by the rules as well, so that it can be fixed in one go', async () => {
    const text = edited(file, 'population: 536280', 'population: many')[file] ?? '';
    const { codes } = await findingsOf({
      [file]: `${text.replace('sector: shipping', 'sector: shiping')}\n[Away](/nowhere)\n`,
    });
    expect(codes.sort()).toEqual(['field-invalid', 'link-unknown', 'reference-unknown']);
  });

  test('is not checked by a rule that needs the wrong value', async () => {
    expect(
      (await findingsOf(edited(file, 'longitude: -1.54785', 'longitude: west'))).codes,
    ).toEqual(['field-invalid']);
  });

  test('is compared with other files', async () => {
    const text = edited('services/marketing.md', 'order: 1', 'order: 2')['services/marketing.md'];
    const { codes } = await findingsOf({
      'services/marketing.md': (text ?? '').replace('- Three', '- [Three]'),
    });
    expect(codes.sort()).toEqual(['field-invalid', 'order-repeated']);
  });

  test('causes no problem in other files', async () => {
    const { findings } = await findingsOf(
      edited('variants/web-design.yaml', 'inShortSet: true', 'inShortSet: maybe'),
    );
    expect(findings.map((finding) => finding.file)).toEqual(['content/variants/web-design.yaml']);
  });
});
