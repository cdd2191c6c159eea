import type { AboutPageModel } from '#schemas/generated/pageModel.ts';
import type { PageProps } from '../pageProps.ts';
import { Html } from '../parts/Html.tsx';
import { OfficeDetails } from '../parts/OfficeDetails.tsx';
import { OfficePost } from '../parts/OfficePost.tsx';
import { PageHead } from '../parts/PageHead.tsx';
import { People } from '../parts/People.tsx';
import { Portrait } from '../parts/Portrait.tsx';
import { RelatedLinks } from '../parts/RelatedLinks.tsx';
import { Section } from '../parts/Section.tsx';
import { useWords } from '../words.ts';

/** Renders the about page: people, story, way of working, refused work and the office. */
export function AboutPage({ page, layout }: PageProps<AboutPageModel>) {
  const { about } = useWords().pages;
  const { screen, people, html, breadcrumbs, related } = page;
  // Photographs cannot stand on the sign: they have a ground of their own.
  const drawn = people.filter(({ drawing, portrait }) =>
    portrait ? portrait.src.endsWith('.svg') : drawing,
  );
  const hasLineup = drawn.length > 1;
  return (
    <>
      <PageHead
        crumbs={breadcrumbs}
        title={screen.title}
        lead={screen.lead}
        wide
        aside={
          hasLineup && (
            <div className="lineup" aria-hidden="true">
              {drawn.map((person) => (
                <Portrait key={person.name} person={person} />
              ))}
            </div>
          )
        }
      />
      {screen.people && (
        <Section id="people" title={screen.people.title} lead={screen.people.text} tint split>
          <People people={people} layout="board" />
        </Section>
      )}
      <div className="band">
        <div className="wrap">
          <Html html={html} className="prose prose--beside" />
        </div>
      </div>
      {screen.process && (
        <Section id="process" title={screen.process.title} lead={screen.process.text} plate>
          <ol className="exits">
            {screen.process.steps.map(({ title, text }) => (
              <li key={title}>
                <h3>{title}</h3>
                <p>{text}</p>
              </li>
            ))}
          </ol>
        </Section>
      )}
      {screen.principles && (
        <Section id="principles" title={about.principles}>
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
      {screen.refusals && (
        <Section id="refusals" title={screen.refusals.title} lead={screen.refusals.text} tint split>
          <ul className="refusals">
            {screen.refusals.items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </Section>
      )}
      {screen.office && (
        <Section id="office" title={screen.office.title} lead={screen.office.text} split>
          <div className="columns columns--even">
            <OfficeDetails site={layout.site} signed />
            <OfficePost office={layout.site.office} />
          </div>
        </Section>
      )}
      <RelatedLinks cards={related} />
    </>
  );
}
