import type { AboutPageModel } from '#schemas/generated/pageModel.ts';
import type { PageProps } from '../pageProps.ts';
import { Distances } from '../parts/Distances.tsx';
import { Html } from '../parts/Html.tsx';
import { PageHead } from '../parts/PageHead.tsx';
import { People } from '../parts/People.tsx';
import { RelatedLinks } from '../parts/RelatedLinks.tsx';
import { Section } from '../parts/Section.tsx';
import { useWords } from '../words.ts';

export function AboutPage({ page, layout }: PageProps<AboutPageModel>) {
  const { about } = useWords().pages;
  const { screen, people, html, breadcrumbs, related } = page;
  return (
    <>
      <PageHead
        crumbs={breadcrumbs}
        title={screen.title}
        lead={screen.lead}
        aside={layout.site.stats && <Distances rows={layout.site.stats} large />}
      />
      <div className="band">
        <div className="wrap">
          <Html html={html} className="prose prose--beside" />
        </div>
      </div>
      {screen.people && (
        <Section id="people" title={screen.people.title} lead={screen.people.text} split>
          <People people={people} />
        </Section>
      )}
      {screen.principles && (
        <Section id="principles" title={about.principles} tint>
          <ul className="grid grid--two">
            {screen.principles.map(({ title, text }) => (
              <li key={title} className="card card--plain">
                <h3>{title}</h3>
                <p>{text}</p>
              </li>
            ))}
          </ul>
        </Section>
      )}
      <RelatedLinks cards={related} />
    </>
  );
}
