import type { HiddenReason } from '#cli/model/hiddenReason.ts';
import type { SwitchedOffPage } from '#cli/model/switchedOffPage.ts';
import type { Message } from './message.ts';

/** The advice for a link that leads nowhere, if no page has a similar path. */
export const otherPage = {
  action: 'If the page was renamed, write its new path. If it was deleted, link to another page.',
};

/** Returns the words for a link to a page that visitors cannot see. */
export function hiddenPage(link: string, hidden: HiddenReason | SwitchedOffPage): Message {
  if (typeof hidden === 'object') {
    const { file, folder } = hidden;
    const missing = [
      ...(file ? [`write ${file}`] : []),
      ...(folder ? [`add an entry to ${folder}`] : []),
    ];
    return {
      found: `${link}${link.endsWith('and') ? ' that page' : ' leads to a page that'} is switched off.`,
      expected: 'Expected a page that the site has.',
      action: `Delete the link, or switch the page on: ${missing.join(' and ')}.`,
    };
  }
  return {
    found: `${link}${link.endsWith('and') ? ' that page' : ' leads to a page that'} ${hiddenState(hidden)}.`,
    expected: 'Expected a page that visitors can see.',
    action: `Delete the link, or publish the page: delete its ${hiddenField(hidden)}.`,
  };
}

/** Says why visitors cannot see a page, after the name of the page. */
export function hiddenState(hidden: HiddenReason): string {
  return hidden === 'draft' ? 'is a draft' : 'is not published yet';
}

/** Returns the field that hides a page, as its file writes it. */
export function hiddenField(hidden: HiddenReason): string {
  return hidden === 'draft' ? '"draft: true"' : '"publishAt"';
}
