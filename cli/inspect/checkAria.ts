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

/** Yields the roles and ARIA attributes of a tag that do not exist, and a `tabindex` that changes the order of the focus. */
export function* ariaFaults({ attributes, offset }: Tag): Generator<PageFault> {
  const fault = (kind: 'role' | 'attribute' | 'tabindex', value: string): PageFault => ({
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
  for (const name of Object.keys(attributes)) {
    if (name.startsWith('aria-') && !ATTRIBUTES.has(name.slice('aria-'.length))) {
      yield fault('attribute', name);
    }
  }
  if (Number(attributes.tabindex) > 0) yield fault('tabindex', attributes.tabindex ?? '');
}
