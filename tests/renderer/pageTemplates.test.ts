import { expect, test } from 'vitest';
import { templateFor } from '#renderer/pageTemplates.ts';
import { PageModelSchema } from '#schemas/generated/pageModel.ts';
import { PageTypeSchema } from '#schemas/pageTypes.ts';

test('every type of page has a model', () => {
  const models = PageModelSchema.options.map(({ shape }) => shape.type.value);
  expect(models.toSorted()).toEqual(PageTypeSchema.options.toSorted());
});

test.each(PageTypeSchema.options)(
  'the type "%s" has a template in a folder of its name',
  (type) => {
    expect(templateFor(type)).toBeTypeOf('function');
  },
);

test('the error of a missing template names the type and the folder', () => {
  expect(() => templateFor('nowhere' as 'home')).toThrow(
    'There is no template for "nowhere" in templates/nowhere/.',
  );
});
