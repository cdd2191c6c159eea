import { fieldEdits } from '#cli/edit/fieldEdits.ts';
import type { FileChange } from '#cli/edit/contentChange.ts';
import { fieldsOf, filesIn, groupIn } from './fieldsOf.ts';
import type { ContentTexts, Migration, MigrationPlan } from './migration.ts';
import { siteFile } from './siteFile.ts';

/** The categories that the code had, with their labels. */
const categories = {
  services: {
    design: 'Design',
    development: 'Development',
    marketing: 'Marketing',
    technology: 'Technology',
  },
  portfolio: {
    'web-design': 'Web design',
    branding: 'Branding',
    'e-commerce': 'E-commerce',
    healthcare: 'Healthcare',
  },
} as const;

/** The numbers of items that the code required. */
const rules = 'rules: { benefits: 3, features: 8, solutionAreas: 3, processSteps: 4 }\n';

/** Categories and numbers of items were part of the code, and the note on the claims of the sample was printed. */
export const lists: Migration = {
  version: 3,
  release: '1.1.0',
  summary:
    'The categories and the numbers of items in lists are content, and notes to editors are never printed.',
  plan,
};

function plan(texts: ContentTexts): MigrationPlan {
  return {
    changes: [siteChange(texts), categoriesChange(texts), ...serviceChanges(texts)].flatMap(
      (change) => (change && change.edits.length > 0 ? [change] : []),
    ),
  };
}

/** Keeps the numbers of items, and renames the note on the claims if it is one to editors. */
function siteChange(texts: ContentTexts): FileChange | undefined {
  const text = texts.get(siteFile);
  if (text === undefined) return undefined;
  const fields = fieldEdits(siteFile, text);
  const site = fieldsOf(texts, siteFile);
  const basis = groupIn(site, 'claims')?.basis;
  const isNote = typeof basis === 'string' && TO_EDITORS.test(basis);
  return {
    file: siteFile,
    edits: [
      ...(isNote ? fields.replace(['claims', 'basis'], 'note', 'key') : []),
      ...('rules' in site ? [] : fields.insert([], rules, 'claims')),
    ],
  };
}

/** Matches a text that tells an editor to replace something, as the sample's does. */
const TO_EDITORS = /\b(?:replace (?:this|these|them|it)|sample agency)\b/i;

/** Writes the categories that are in use. */
function categoriesChange(texts: ContentTexts): FileChange | undefined {
  const file = 'content/categories.yaml';
  if (texts.has(file)) return undefined;
  const groups = Object.entries(categories).flatMap(([folder, labels]) => {
    const used = usedIn(texts, folder);
    const lines = Object.entries(labels).filter(([category]) => used.has(category));
    if (lines.length === 0) return [];
    return `${folder}:\n${lines.map(([category, label]) => `  ${category}: ${label}\n`).join('')}`;
  });
  return { file, edits: groups.length > 0 ? [{ start: 0, end: 0, text: groups.join('') }] : [] };
}

/** Writes the categories of the work that pages of services showed, without those that are not in use. */
function serviceChanges(texts: ContentTexts): FileChange[] {
  const used = usedIn(texts, 'portfolio');
  const shown = ['web-design', 'e-commerce'].filter((category) => used.has(category));
  if (shown.length === 0) return [];
  return filesIn(texts, 'services').flatMap(([file, service]) => {
    if (service.showsPortfolio !== true || 'portfolioCategories' in service) return [];
    const line = `portfolioCategories: [${shown.join(', ')}]\n`;
    const edits = fieldEdits(file, texts.get(file) ?? '').insert([], line, 'showsPortfolio');
    return { file, edits };
  });
}

/** Returns the categories that the entries of a folder have. */
function usedIn(texts: ContentTexts, folder: string): Set<unknown> {
  return new Set(filesIn(texts, folder).map(([, { category }]) => category));
}
