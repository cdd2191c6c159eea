import { Fragment } from 'react';
import type { ReactNode } from 'react';
import type { AboutPageModel } from '#schemas/generated/pageModel.ts';
import type { PageProps } from '../pageProps.ts';
import { Html } from '../parts/Html.tsx';
import { OfficeDetails } from '../parts/OfficeDetails.tsx';
import { OfficePost } from '../parts/OfficePost.tsx';
import { PageHead } from '../parts/PageHead.tsx';
import { People, isDrawn } from '../parts/People.tsx';
import { Portrait } from '../parts/Portrait.tsx';
import { RelatedLinks } from '../parts/RelatedLinks.tsx';
import { Section } from '../parts/Section.tsx';
import { useWords } from '../words.ts';

/** Renders the about page: people, story, way of working, refused work and the office. */
export function AboutPage({ page, layout }: PageProps<AboutPageModel>) {
  const { about } = useWords().pages;
  const { screen, people, html, breadcrumbs, related } = page;
  const drawn = people.filter(isDrawn);
  const hasLineup = drawn.length > 1;
  const areAllInLineup = hasLineup && drawn.length === people.length;
  const isLane = Boolean(screen.principles && screen.refusals);
  const Sides = isLane ? Lanes : Fragment;
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
                <div key={person.name}>
                  <span>
                    <Portrait person={person} />
                  </span>
                  <b>{person.name}</b>
                </div>
              ))}
            </div>
          )
        }
      />
      {screen.people && (
        <Section id="people" title={screen.people.title} lead={screen.people.text} tint split>
          <People people={people} layout={areAllInLineup ? 'cells' : 'board'} />
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
      <Sides>
        {screen.principles && (
          <Section id="principles" title={about.principles} lane={isLane}>
            <ul className="principles">
              {screen.principles.map(({ title, text }) => (
                <li key={title}>
                  <h3>{title}</h3>
                  <p>{text}</p>
                </li>
              ))}
            </ul>
          </Section>
        )}
        {screen.refusals && (
          <Section
            id="refusals"
            title={screen.refusals.title}
            lead={screen.refusals.text}
            lane={isLane}
          >
            <ul className="refusals">
              {screen.refusals.items.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          </Section>
        )}
      </Sides>
      {screen.office && (
        <Section id="office" title={screen.office.title} lead={screen.office.text}>
          <div className="columns columns--even">
            <OfficeDetails site={layout.site} signed />
            <OfficePost office={layout.site.office} directed />
          </div>
        </Section>
      )}
      <RelatedLinks cards={related} />
    </>
  );
}

/** Renders what the agency does and what it refuses as the lanes of one band. */
function Lanes({ children }: { children: ReactNode }) {
  return (
    <div className="band band--tint sides">
      <div className="wrap lanes">{children}</div>
    </div>
  );
}
