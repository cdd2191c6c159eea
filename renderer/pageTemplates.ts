import type { ComponentType } from 'react';
import type { PageModel } from '#schemas/generated/pageModel.ts';
import type { PageProps } from '#templates/pageProps.ts';

type Template = ComponentType<PageProps<PageModel>>;

/** The modules of all templates. Each template is in the folder of its type, and its file has the name of its component. */
const modules = import.meta.glob<Record<string, Template | undefined>>('../templates/*/*Page.tsx', {
  eager: true,
});

/** The template of each type of page. */
const templates = new Map(
  Object.entries(modules).map(([file, module]) => {
    const [name = '', type = ''] = file.replace('.tsx', '').split('/').toReversed();
    return [type, module[name]];
  }),
);

/** Returns the template for a type of page. Throws if there is none, for example because its folder or file has another name. */
export function templateFor(type: PageModel['type']): Template {
  const template = templates.get(type);
  if (!template) throw new Error(`There is no template for "${type}" in templates/${type}/.`);
  return template;
}
