import type { HomeAnchor, HomePageModel } from '#schemas/generated/pageModel.ts';

/** The label of each anchor of the home page (docs/behaviour.md#home), in the order of the page. */
const labels: Record<HomeAnchor, string> = {
  home: 'Top',
  services: 'Services',
  about: 'About',
  portfolio: 'Work',
  calendar: 'Book a session',
  testimonials: 'Clients',
  'lead-capture': 'Enquire',
  contact: 'Contact',
};

/** Renders links to the sections that the home page has. A script marks the section in view. */
export function SectionNav({ sections }: { sections: HomePageModel['sections'] }) {
  return (
    <nav className="section-nav" aria-label="On this page" data-enhance="scroll-spy">
      <ul className="section-nav__list">
        {sections.map((id) => (
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
