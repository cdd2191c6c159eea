import type { addresses as explained } from '../explanations/addresses.ts';
import { didYouMean } from './advice.ts';
import { hiddenPage, otherPage } from './hiddenPages.ts';
import { SHOWN_CHOICES } from './lists.ts';
import type { MessagesOf } from './message.ts';
import { number } from '#cli/report/amounts.ts';
import { field, quote } from './values.ts';

/** The words of findings about related links, menus and addresses. */
export const addresses: MessagesOf<typeof explained> = {
  'related-link-unknown': ({ field: name, found, suggestion, hidden }) =>
    hidden
      ? hiddenPage(`${field(name)} is ${quote(found)}, and`, hidden)
      : {
          found: `${field(name)} is ${quote(found)}, which leads nowhere.`,
          expected: 'Expected the slug of a service, one of its aliases, or the path of a page.',
          ...(suggestion ? didYouMean(suggestion) : otherPage),
        },
  'related-link-repeated': ({ field: name, found, path }) => ({
    found: `${field(name)} is ${quote(found)} and leads to ${path}, as an earlier one does.`,
    expected: 'Expected three different pages.',
  }),
  'related-link-to-itself': ({ field: name, found }) => ({
    found: `${field(name)} is ${quote(found)}, which is this page.`,
    expected: 'Expected another page.',
    action: 'Write the slug of a service or the path of another page instead.',
  }),
  'related-link-to-list': ({ field: name, found }) => ({
    found: `${field(name)} is ${quote(found)}, a list of posts without a title and description of its own.`,
    expected: 'Expected the slug of a service, one of its aliases, or the path of another page.',
    action: 'Link to the blog ("/blog") or to one of the posts.',
  }),
  'menu-link-unknown': ({ field: name, found, suggestion, hidden }) =>
    hidden
      ? hiddenPage(`${field(name)} is ${quote(found)}, and`, hidden)
      : {
          found: `${field(name)} is ${quote(found)}, and there is no such page.`,
          expected: 'Expected the path of a page, or of a file in public/.',
          ...(suggestion ? didYouMean(suggestion) : otherPage),
        },
  'menu-link-redirected': ({ field: name, found, target }) => ({
    found: `${field(name)} is ${quote(found)}, an old address.`,
    expected: `Expected the page itself: ${quote(target)}.`,
  }),
  'page-in-no-menu': ({ path }) => ({
    found: `No menu has a link to the page ${path}.`,
    expected: 'Expected each page that lists entries in the header, the tools or the footer.',
    action: `Add a link with "href: ${path}" to a menu. To do without the page, delete its file in content/screens/.`,
  }),
  'path-repeated': ({ path }) => ({
    found: `Another file makes the page ${path} too.`,
    expected: 'Expected one file for each page.',
    action: 'Rename one of the two files.',
  }),
  'alias-shadows-page': ({ alias, path }) => ({
    found: `The alias ${quote(alias)} is the path of a page, which visitors could no longer reach.`,
    expected: 'Expected a path that no page has.',
    action: `Delete the alias, or rename the page ${path}.`,
  }),
  'alias-repeated': ({ alias }) => ({
    found: `The alias ${quote(alias)} is listed twice.`,
    expected: 'Expected each alias once, because it can lead to only one page.',
    action: 'Delete one of the two.',
  }),
  'alias-reserved': ({ alias }) => ({
    found: `The alias ${quote(alias)} is an address that the site itself needs.`,
    expected: 'Expected an old address of a page.',
    action: 'Delete the alias.',
  }),
  'alias-loops': ({ alias }) => ({
    found: `The alias ${quote(alias)} is the page's own path, so it would redirect to itself.`,
    action: 'Delete the alias.',
  }),
  'address-lost': ({
    paths,
    cause,
    change,
    baseline,
    target,
    field: name,
    hasField,
    lines,
    aliases = [],
  }) => {
    const shown = paths.slice(0, SHOWN_CHOICES).join(', ');
    const more = paths.length > SHOWN_CHOICES ? ` and ${paths.length - SHOWN_CHOICES} more` : '';
    const one = paths.length === 1;
    const reason = change === 'unchanged' ? cause : `${cause} was ${change}`;
    return {
      found: `${one ? 'An address' : `${number(paths.length)} addresses`} of ${baseline} would be lost (${reason}): ${shown}${more}.`,
      expected: `Expected ${one ? 'it' : 'each'} to lead to a page, or to be listed as gone.`,
      action: [
        ...(name === 'gone'
          ? [
              `If another page takes ${one ? 'its' : 'their'} place, add to its file, among its fields:`,
              '  aliases:',
              ...aliases.map((alias) => `    - ${alias}`),
              `If none does, list ${one ? 'it' : 'them'} as gone.`,
            ]
          : []),
        hasField
          ? `Add to ${target}, below "${name}:":`
          : `Add to ${target}${name === 'gone' ? '' : ', among its fields'}:`,
        ...(hasField ? [] : [`  ${name}:`]),
        ...lines.map((line) => `    - ${line}`),
        ...(name === 'gone'
          ? []
          : [`Then ${one ? 'the old address leads' : 'the old addresses lead'} there.`]),
      ].join('\n  '),
    };
  },
  'gone-is-page': ({ path, page }) => ({
    found: `${quote(path)} is listed as gone, but the page ${page} exists.`,
    expected: 'Expected addresses at which there is no page.',
    action: 'Delete this line.',
  }),
  'gone-is-alias': ({ path, target }) => ({
    found: `${quote(path)} is listed as gone, but it leads to ${target}.`,
    expected: 'Expected each old address either here or in the "aliases" of a page.',
    action: 'Delete this line, or delete the alias.',
  }),
  'gone-repeated': ({ path }) => ({
    found: `${quote(path)} is listed twice.`,
    expected: 'Expected each address once.',
    action: 'Delete one of the two lines.',
  }),
  'gone-reserved': ({ path }) => ({
    found: `${quote(path)} is an address that the site itself needs.`,
    expected: 'Expected an old address of a page.',
    action: 'Delete this line.',
  }),
};
