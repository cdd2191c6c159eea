import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sampleVariables } from '#cli/resolve/locationVariables.ts';
import {
  checkPattern,
  fillWithLiquid,
  patternFilters,
  renderPattern,
} from '#cli/resolve/patterns.ts';

const variables = { town: 'Aberdeen', service: 'web design', nothing: '' };

describe('a pattern', () => {
  test.each([
    ['Marketing in {{ town }}', 'Marketing in Aberdeen'],
    ['{{town}}{{ town }}', 'AberdeenAberdeen'],
    ['{{ town | an }} firm', 'an Aberdeen firm'],
    ['{{ service | capitalize }}', 'Web design'],
    ['{{ service | replace: "web ", "" | upcase }}', 'DESIGN'],
    ['{% if town == "York" %}north{% else %}far north{% endif %}', 'far north'],
    ['  two\n  lines  ', 'two lines'],
    ['[{{ nothing }}]', '[]'],
  ])('%j gives %j', (pattern, text) => {
    expect(renderPattern(pattern, variables)).toBe(text);
    expect(checkPattern(pattern, [variables])).toBeUndefined();
  });

  test('gives another text for another town', () => {
    const pattern = 'In {{ town }}';
    expect(renderPattern(pattern, { town: 'Leeds' })).toBe('In Leeds');
    expect(renderPattern(pattern, { town: 'York' })).toBe('In York');
  });
});

describe('a pattern that cannot be filled', () => {
  test.each([
    ['{{ twon }}', { kind: 'variable', name: 'twon' }],
    ['{{ town.name }}', { kind: 'variable', name: 'town.name' }],
    ['{% if twon %}a{% endif %}', { kind: 'variable', name: 'twon' }],
    ['{% if town == "York" %}{{ twon }}{% endif %}', { kind: 'variable', name: 'twon' }],
    ['{{ town | nope }}', { kind: 'filter', name: 'nope' }],
    ['{% if town == "York" %}{{ town | nope }}{% endif %}', { kind: 'filter', name: 'nope' }],
    ['{{ town', { kind: 'syntax', found: '{{ town' }],
    ['In {{ town } again', { kind: 'syntax', found: '{{ town } again' }],
    [
      '{{ town }} and {{ town }',
      {
        kind: 'syntax',
        reason: '"{{ town }" has no "}}". Expected two braces on each side, such as "{{ town }}".',
      },
    ],
    ['{% if town %}a', { kind: 'syntax', reason: 'The tag that starts here is not closed.' }],
    ['{% fi town %}', { kind: 'syntax', reason: 'There is no tag "fi".' }],
    ['{{ | an }}', { kind: 'syntax', reason: 'What stands between "{{" and "}}" cannot be read.' }],
  ])('%s', (pattern, mistake) => {
    expect(checkPattern(pattern, [variables])).toMatchObject(mistake);
    if (!pattern.startsWith('{% if town ==')) {
      expect(() => renderPattern(pattern, variables)).toThrow();
    }
  });

  test('if it includes a file, because planning reads no disk', () => {
    expect(checkPattern('{% render "package.json" %}', [variables])).toMatchObject({
      kind: 'syntax',
    });
    expect(checkPattern('{% include "package.json" %}', [variables])).toMatchObject({
      kind: 'syntax',
    });
  });
});

test.each([
  "{{ 'now' | date: '%Y' }}",
  "{{ 'now' | date_to_string }}",
  "{{ 'now' | date_to_long_string }}",
  "{{ 'now' | date_to_rfc822 }}",
  "{{ 'now' | date_to_xmlschema }}",
  "{{ town | split: 'e' | sample }}",
])(
  'the filter of %s is unknown, because its result would differ from build to build',
  (pattern) => {
    expect(checkPattern(pattern, [sampleVariables])).toMatchObject({ kind: 'filter' });
  },
);

test('the filters that are suggested exist', () => {
  for (const filter of patternFilters) {
    const pattern =
      filter === 'replace' ? 'replace: "a", "b"' : filter === 'default' ? 'default: "a"' : filter;
    expect(checkPattern(`{{ town | ${pattern} }}`, [sampleVariables]), filter).toBeUndefined();
  }
});

test('patterns filled without Liquid have the same result as with it', () => {
  const piece = fc.constantFrom(
    '{{ town }}',
    '{{town}}',
    '{{  service  }}',
    '{{- town -}}',
    '{{ twon }}',
    '{{ town | upcase }}',
    '{{ town | an }}',
    '{{town|an|an}}',
    '{{ "town" }}',
    '{% if town %}a{% endif %}',
    '{% raw %}{{ town }}{% endraw %}',
    '{{',
    '}}',
    '{',
    '}',
    '{%',
    '%}',
    ' ',
    '\n',
    'word',
  );
  const result = (fill: () => string) => {
    try {
      return fill().replace(/\s+/g, ' ').trim();
    } catch {
      return new Error('It cannot be filled.');
    }
  };
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 6 }), (pieces) => {
      const pattern = pieces.join('');
      const filled = result(() => fillWithLiquid(pattern, variables));
      expect(result(() => renderPattern(pattern, variables))).toEqual(filled);
      if (filled instanceof Error) expect(checkPattern(pattern, [variables])).toBeDefined();
    }),
    { numRuns: 2000 },
  );
});
