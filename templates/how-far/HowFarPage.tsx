import type { HowFarPageModel } from '#schemas/generated/pageModel.ts';
import type { PageProps } from '../pageProps.ts';
import { Breadcrumbs } from '../parts/Breadcrumbs.tsx';
import { Fold } from '../parts/Fold.tsx';
import { RelatedLinks } from '../parts/RelatedLinks.tsx';
import { Section } from '../parts/Section.tsx';
import { scriptWords } from '../scriptWords.ts';
import { JourneyArticle } from './JourneyArticle.tsx';
import { JourneyChoice } from './JourneyChoice.tsx';
import { JourneySign } from './JourneySign.tsx';
import { JourneyStrip } from './JourneyStrip.tsx';
import { sharedStart } from './sharedStart.ts';

/**
 * Renders the planner of journeys: a choice of a start and a goal, the sign of the first journey, and all journeys. A script replaces the
 * content of the sign with that of the chosen journey (`renderer/how-far/`). Without a script, visitors use the list.
 */
export function HowFarPage({ page, layout }: PageProps<HowFarPageModel>) {
  const { title, lead, starts, goals, journeys, scale, all, labels, breadcrumbs, related } = page;
  const [first] = journeys;
  if (!first) return null;
  const { chosen, copied, notCopied, filled } = labels;
  return (
    <div
      className="how-far"
      data-enhance="how-far"
      {...scriptWords({ chosen, copied, notCopied, filled })}
    >
      <div className="how-far__top">
        <div className="wrap how-far__in">
          <div className="how-far__words">
            <Breadcrumbs crumbs={breadcrumbs} />
            <h1>{title}</h1>
            <p className="lead">{lead}</p>
            <JourneyChoice starts={starts} goals={goals} journeys={journeys} labels={labels} />
            <JourneyStrip journey={first} labels={labels} />
          </div>
          <JourneySign journey={first} vat={layout.site.vatStatement} labels={labels} />
        </div>
      </div>
      <Section id="journeys" title={all.title} lead={all.text} tint split>
        {starts.map(({ name, label }) => {
          const own = journeys.filter(({ start }) => start === name);
          const from = sharedStart(own.map((journey) => journey.title));
          return (
            <Fold
              key={name}
              className="journeys"
              summary={<h3 data-label={labels.have}>{label}</h3>}
            >
              <div
                id={name}
                className="journeys__list"
                data-least={scale.at(0)?.label}
                data-most={scale.at(-1)?.label}
              >
                {own.map((journey) => (
                  <JourneyArticle
                    key={journey.name}
                    journey={journey}
                    from={from}
                    scale={scale}
                    labels={labels}
                  />
                ))}
              </div>
            </Fold>
          );
        })}
      </Section>
      <RelatedLinks cards={related} />
    </div>
  );
}
