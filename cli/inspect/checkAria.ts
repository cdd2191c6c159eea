import type { FindingArgs } from '#cli/model/finding.ts';
import { isLanguage } from './isLanguage.ts';
import type { PageFault } from './pageFault.ts';
import type { Tag } from './tag.ts';

/** The roles of WAI-ARIA 1.2 and 1.3 that authors may use (https://www.w3.org/TR/wai-aria-1.3/#role_definitions). */
const ROLES = new Set(
  `alert alertdialog application article associationlist associationlistitemkey associationlistitemvalue banner blockquote button caption
  cell checkbox code columnheader combobox comment complementary contentinfo definition deletion dialog directory document emphasis feed
  figure form generic grid gridcell group heading image img insertion link list listbox listitem log main mark marquee math menu menubar
  menuitem menuitemcheckbox menuitemradio meter navigation none note option paragraph presentation progressbar radio radiogroup region row
  rowgroup rowheader scrollbar search searchbox sectionfooter sectionheader separator slider spinbutton status strong subscript
  suggestion superscript switch tab table tablist tabpanel term textbox time timer toolbar tooltip tree treegrid treeitem`.split(
    /\s+/,
  ),
);

/** The names of attributes of WAI-ARIA 1.2 and 1.3, without "aria-". */
const ATTRIBUTES = new Set(
  `actions activedescendant atomic autocomplete braillelabel brailleroledescription busy checked colcount colindex colindextext colspan
  controls current describedby description details disabled dropeffect errormessage expanded flowto grabbed haspopup hidden invalid
  keyshortcuts label labelledby level live modal multiline multiselectable orientation owns placeholder posinset pressed readonly relevant
  required roledescription rowcount rowindex rowindextext rowspan selected setsize sort valuemax valuemin valuenow valuetext`.split(
    /\s+/,
  ),
);

const flag = 'true false';

/** The values of ARIA attributes that take one of a few. An empty value is as good as none. */
const values = new Map(
  Object.entries({
    atomic: flag,
    autocomplete: 'inline list both none',
    busy: flag,
    checked: `${flag} mixed undefined`,
    current: `${flag} page step location date time`,
    disabled: flag,
    expanded: `${flag} undefined`,
    haspopup: `${flag} menu listbox tree grid dialog`,
    hidden: `${flag} undefined`,
    invalid: `${flag} grammar spelling`,
    live: 'off polite assertive',
    modal: flag,
    multiline: flag,
    multiselectable: flag,
    orientation: 'horizontal vertical undefined',
    pressed: `${flag} mixed undefined`,
    readonly: flag,
    required: flag,
    selected: `${flag} undefined`,
    sort: 'ascending descending none other',
  }).map(([name, words]) => [`aria-${name}`, new Set(['', ...words.split(' ')])]),
);

/**
 * Yields the roles and ARIA attributes of a tag that do not exist, values that an attribute does not have, a language that does not exist, and a
 * `tabindex` that changes the order of the focus.
 */
export function* ariaFaults({ name: element, attributes, offset }: Tag): Generator<PageFault> {
  const fault = (kind: FindingArgs['built-aria']['kind'], value: string): PageFault => ({
    code: 'built-aria',
    args: { kind, value },
    offset,
  });
  for (const role of attributes.role?.toLowerCase().split(/\s+/) ?? []) {
    // Documents for publishing and graphics have roles of their own.
    if (role !== '' && !ROLES.has(role) && !/^(?:doc|graphics)-/.test(role)) {
      yield fault('role', role);
    }
  }
  for (const name in attributes) {
    if (!name.startsWith('aria-')) continue;
    const value = attributes[name] ?? '';
    if (values.get(name)?.has(value.trim().toLowerCase()) === false) {
      yield fault('value', `${name}="${value}"`);
    }
    if (!ATTRIBUTES.has(name.slice('aria-'.length))) {
      yield fault('attribute', name);
    }
  }
  const { lang = '' } = attributes;
  // The check of the head knows the language of the page.
  if (lang !== '' && element !== 'html' && !isLanguage(lang)) yield fault('language', lang);
  if (Number(attributes.tabindex) > 0) yield fault('tabindex', attributes.tabindex ?? '');
}
