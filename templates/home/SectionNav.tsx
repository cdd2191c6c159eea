/** The words for each anchor of the home page (specification, section 2), in the order of the page. */
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

/** Links to the sections of the home page; a script marks the one being read. Sections that are not there are left out. */
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
