import { fieldsOf, groupIn } from './fieldsOf.ts';
import type { ContentTexts, Migration, MigrationPlan } from './migration.ts';
import type { OpenPoint } from '#cli/model/upgradePlan.ts';
import { siteFile } from './siteFile.ts';

const wordsFile = 'content/words.yaml';

/** The words of the interface were part of the code, and reply times were typed into screens. */
export const words: Migration = {
  version: 2,
  release: '1.1.0',
  summary: 'The words of the interface are in content/words.yaml.',
  adds: [wordsFile],
  plan,
};

/**
 * Changes no file. Names a script that is made from the words, and lists the texts of screens that type a reply time, because only an
 * editor knows which of the two is meant.
 */
function plan(texts: ContentTexts): MigrationPlan {
  const { usualReply, promisedReply } = groupIn(fieldsOf(texts, siteFile), 'claims') ?? {};
  const times = [usualReply, promisedReply].filter((time) => typeof time === 'string');
  const open = ['content/screens/contact.yaml', 'content/screens/thank-you.yaml'].flatMap((file) =>
    Object.entries(fieldsOf(texts, file)).flatMap(([field, value]): OpenPoint[] => {
      const text = JSON.stringify(value).replaceAll('\\n', ' ');
      const time = times.find((one) => text.includes(one));
      if (time === undefined) return [];
      return [
        {
          file,
          path: [field],
          text: `The text types "${time}". Write {{ usual_reply }} or {{ promised_reply }}, and it follows "claims" in site.yaml.`,
        },
      ];
    }),
  );
  if (texts.has(wordsFile)) {
    open.push({
      file: wordsFile,
      text: 'No page loads look-up.js. Delete public/look-up.js if your site has it.',
    });
  }
  return { changes: [], open };
}
