import { plainText } from '#cli/body/plainText.ts';
import type { Entry } from '#cli/model/content.ts';
import type { Problem } from '#cli/model/problem.ts';
import { entriesOf } from '#cli/resolve/entriesOf.ts';
import { numbersIn } from '../numbersIn.ts';
import { placeInBody } from '../placeInBody.ts';
import type { Rule } from '../rule.ts';
import { visitTexts } from '../textFields.ts';

/**
 * Texts promise no other reply times than the claims in `content/site.yaml`. A time counts if it follows a word such as "reply" in the same
 * clause. In posts, its sentence must say "we" or "us". Testimonials are left as they were said.
 */
export const replyTimesAgree: Rule = ({ content, texts }) => {
  const { site } = content.singles;
  if (!site) return [];
  const { usualReply, promisedReply } = site.data.claims ?? {};
  const claims = [usualReply, promisedReply].filter((claim) => claim !== undefined);
  const stated = new Set(claims.map(keyOf));
  const quoted = new Set<Entry<unknown>>([site, ...content.collections.testimonials]);
  // Posts and case studies also mention the reply times of other companies.
  const { posts, caseStudies, portfolio } = content.collections;
  const stories = new Set<Entry<unknown>>([...posts, ...caseStudies, ...portfolio]);
  const wrongIn = (text: string, entry: Entry<unknown>) =>
    [...text.matchAll(REPLY_TIME)].flatMap(({ 0: passage, 1: found = '', index }) => {
      const [start = ''] = /[^.!?]*$/.exec(text.slice(0, index)) ?? [];
      if (stories.has(entry) && !/\b(?:we|us)\b/i.test(start + passage)) return [];
      const key = keyOf(found);
      return key === undefined || stated.has(key) ? [] : [{ passage, args: { found, claims } }];
    });

  const problems: Problem[] = [];
  visitTexts(content, ({ entry, value, path }) => {
    if (quoted.has(entry)) return;
    for (const { args } of wrongIn(value, entry)) {
      const at = { file: entry.file, path: path(), words: args.found };
      problems.push({ code: 'claim-contradicted', args, at });
    }
  });
  for (const entry of entriesOf(content)) {
    if (quoted.has(entry) || entry.markdown.words === 0) continue;
    for (const { passage, args } of wrongIn(plainText(entry.markdown.tree), entry)) {
      const at = placeInBody(entry, texts.get(entry.file), args.found, [passage]);
      problems.push({ code: 'claim-contradicted', args, at });
    }
  }
  return problems;
};

/**
 * Matches a time that follows a word for a reply of the agency, in the same clause, or with "within" after a comma or a colon. Weeks count only
 * after "within", because they may be those of the work. After "we answer", "in" may be about the length of a call.
 */
const REPLY_TIME =
  /\b(?:(?:repl(?:y|ies)|we (?:\p{L}+ ){0,3}?respond|(?:answer|response) from us|(?:come|get) back to you|(?:call|ring|phone|write) you back|be in touch|hear from us)\b(?:[^.!?,;:–—]|[,:](?= (?:\p{L}+ly |often )?within\b)){0,60}?\b(?:within|(?:inside|in|takes?(?: up to)?)(?!\s+\S+\s+weeks?\b))|we (?:\p{L}+ ){0,3}?answer\b[^.!?,;:–—]{0,60}?\bwithin)\s+([\p{L}\d-]+\s+(?:working |business )?(?:minutes?|hours?|days?|weeks?))\b/giu;

/** The numbers of minutes in the units of durations. */
const MINUTES = { minute: 1, hour: 60, day: 24 * 60, week: 7 * 24 * 60 };

/**
 * Returns a duration in the form in which durations are compared, so that "two hours" is "2 hours" and "a day" is "24 hours". Returns
 * `undefined` if it has no number.
 */
function keyOf(duration: string): string | undefined {
  const [, found = '', working, unit] =
    /^(\S+)\s+(working\s|business\s)?(minute|hour|day|week)s?$/.exec(
      duration.trim().toLowerCase(),
    ) ?? [];
  if (unit === undefined) return duration.toLowerCase();
  const amount = /^an?$/.test(found) ? 1 : [...numbersIn(found)][0];
  if (amount === undefined) return undefined;
  // A working day is not a fixed number of hours.
  const minutes = MINUTES[unit as keyof typeof MINUTES];
  return working ? `${amount} working ${unit}` : String(amount * minutes);
}
