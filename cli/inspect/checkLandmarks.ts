import type { PageFault } from './pageFault.ts';
import type { Tag } from './tag.ts';

/** The roles of elements that are landmarks (https://www.w3.org/TR/html-aam-1.0/#html-element-role-mappings). */
const roles = new Map(
  Object.entries({
    aside: 'complementary',
    form: 'form',
    nav: 'navigation',
    search: 'search',
  }),
);

/** The roles that are checked. Sections are left out, because their names are headings of the content, which may be alike. */
const LANDMARKS = new Set(roles.values());

/** Elements in which an `<aside>` is a landmark only with a name. */
const SECTIONING = new Set(['article', 'aside', 'nav', 'section']);

interface Landmark {
  role: string;
  label: string;
  /** The ids of the elements whose texts are its name. They come before the label. */
  labelledby: string[];
  offset: number;
}

/**
 * Checks that no two landmarks of a page have the same role and the same name, or none, because screen readers list them by these. `open`,
 * `text` and `close` take the events of the parser in their order.
 */
export function checkLandmarks(report: (fault: PageFault) => void) {
  const landmarks: Landmark[] = [];
  /** The texts of the elements that name landmarks, by their ids. */
  const names = new Map<string, string>();
  const open: { id: string; depth: number }[] = [];
  let depth = 0;
  let sections = 0;
  /** The number of open elements from the one on that is hidden; 0 if none is open. */
  let hidden = 0;
  return {
    open({ name, attributes, offset }: Tag) {
      depth += 1;
      // A script shows a hidden landmark in place of another.
      const isHidden = 'hidden' in attributes || attributes['aria-hidden'] === 'true';
      if (hidden > 0 || isHidden) hidden += 1;
      const { id } = attributes;
      if (id !== undefined && names.has(id)) open.push({ id, depth });
      const isInSection = sections > 0;
      if (SECTIONING.has(name)) sections += 1;
      const [role = roles.get(name)] = attributes.role?.toLowerCase().match(/\S+/) ?? [];
      if (role === undefined || !LANDMARKS.has(role)) return;
      const label = attributes['aria-label'] ?? attributes.title ?? '';
      const labelledby = attributes['aria-labelledby']?.match(/\S+/g) ?? [];
      const isNamed = label.trim() !== '' || labelledby.length > 0;
      const needsName = role === 'form' || (name === 'aside' && isInSection);
      if (needsName && !isNamed) return;
      if (hidden > 0) return;
      for (const one of labelledby) if (!names.has(one)) names.set(one, '');
      landmarks.push({ role, label, labelledby, offset });
    },
    text(text: string) {
      for (const { id } of open) names.set(id, (names.get(id) ?? '') + text);
    },
    close(name: string) {
      if (open.at(-1)?.depth === depth) open.pop();
      if (SECTIONING.has(name)) sections -= 1;
      depth -= 1;
      if (hidden > 0) hidden -= 1;
    },
    end() {
      const known = new Set<string>();
      const reported = new Set<string>();
      for (const { role, label, labelledby, offset } of landmarks) {
        // The text of an element that comes before its landmark is not known.
        const texts = labelledby.map((id) => names.get(id)?.trim() || `#${id}`);
        const name = (labelledby.length > 0 ? texts.join(' ') : label).replace(/\s+/g, ' ').trim();
        const value = `${role}${name && ` "${name}"`}`;
        const key = value.toLowerCase();
        if (known.has(key) && !reported.has(key)) {
          reported.add(key);
          report({ code: 'built-aria', args: { kind: 'landmark', value }, offset });
        }
        known.add(key);
      }
    },
  };
}
