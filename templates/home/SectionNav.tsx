import type { HomeAnchor, HomePageModel } from '#schemas/generated/pageModel.ts';
import { useWords } from '../words.ts';

/** The words of each anchor of the home page (docs/behaviour.md#home). */
const wordsOf = {
  home: 'home',
  services: 'services',
  about: 'about',
  portfolio: 'portfolio',
  calendar: 'calendar',
  testimonials: 'testimonials',
  'lead-capture': 'leadCapture',
  contact: 'contact',
} as const satisfies Record<HomeAnchor, string>;

/** Renders links to the sections that the home page has. A script marks the section in view. */
export function SectionNav({ sections }: { sections: HomePageModel['sections'] }) {
  const words = useWords().pages.home;
  return (
    <nav className="section-nav" aria-label={words.onThisPage} data-enhance="scroll-spy">
      <ul className="section-nav__list">
        {sections.map((id) => (
          <li key={id}>
            <a href={`#${id}`}>
              <span>{words.sections[wordsOf[id]]}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
