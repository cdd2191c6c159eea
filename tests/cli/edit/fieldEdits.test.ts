import { describe, expect, test } from 'vitest';
import { fieldEdits } from '#cli/edit/fieldEdits.ts';
import { applyEdits } from '#cli/edit/textEdits.ts';
import type { DataPath } from '#cli/model/finding.ts';

describe('removing a field', () => {
  const removed = (text: string, path: DataPath) =>
    applyEdits(text, fieldEdits('content/local/leeds.yaml', text).remove(path));

  test('takes its lines away', () => {
    const text = 'services:\n  marketing: >-\n    One\n    two.\n  web-design: Three.\n';
    expect(removed(text, ['services', 'marketing'])).toBe('services:\n  web-design: Three.\n');
  });

  test('leaves an empty group if it was the only one', () => {
    const text = 'names: []\nservices:\n  marketing: >-\n    One\n    two.\ndraft: true\n';
    expect(removed(text, ['services', 'marketing'])).toBe('names: []\nservices: {}\ndraft: true\n');
  });

  test('leaves an empty list if it was the only item', () => {
    expect(removed('names:\n  - One\nservices: {}\n', ['names', 0])).toBe(
      'names: []\nservices: {}\n',
    );
  });
});
