/** The label of each anchor of the home page (docs/behaviour.md#home), in the order of the page. */
const labels = {
  home: 'Top',
  services: 'Services',
  about: 'About',
  portfolio: 'Work',
  calendar: 'Book a session',
  testimonials: 'Clients',
  'lead-capture': 'Enquire',
  contact: 'Contact',
};
export type HomeAnchor = keyof typeof labels;

/** Renders links to the sections of the home page. A script marks the section in view. Sections without content are left out. */
export function SectionNav({ without }: { without: readonly HomeAnchor[] }) {
  const anchors = (Object.keys(labels) as HomeAnchor[]).filter((id) => !without.includes(id));
  return (
    <nav className="section-nav" aria-label="On this page" data-enhance="scroll-spy">
      <ul className="section-nav__list">
        {anchors.map((id) => (
          <li key={id}>
            <a href={`#${id}`}>
              <span>{labels[id]}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
