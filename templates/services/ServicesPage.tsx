import type { ServicesPageModel } from '#schemas/generated/pageModel.ts';
import type { PageProps } from '../pageProps.ts';
import { Teaser } from '../how-far/Teaser.tsx';
import { Distances } from '../parts/Distances.tsx';
import { DurationBar } from '../parts/DurationBar.tsx';
import { PageHead } from '../parts/PageHead.tsx';
import { Picture } from '../parts/Picture.tsx';
import { Pictogram } from '../parts/Pictogram.tsx';
import { RelatedLinks } from '../parts/RelatedLinks.tsx';
import { unbrokenVersions } from '../parts/unbrokenVersions.ts';
import { useWords } from '../words.ts';

/** The line of a service that has no end: dashes along the whole scale. */
const ONGOING = { least: 0, most: 100 };

/** Renders the services with a filter by category. The filter needs no script: it is radio buttons and CSS. */
export function ServicesPage({ page, layout }: PageProps<ServicesPageModel>) {
  const { title, lead, categories, prices, services, breadcrumbs, related } = page;
  const words = useWords().pages.services;
  const filters = [
    { name: 'all', label: words.all, count: services.length },
    ...categories.map(({ name, label }, index) => ({
      name,
      label,
      count: services.filter(({ category }) => category === index + 1).length,
    })),
  ];
  const groups = [
    ...categories.map((category, index) => ({ ...category, place: index + 1 })),
    { id: undefined, label: '', place: undefined },
  ]
    .map((group) => ({
      ...group,
      offers: services.filter(({ category }) => category === group.place),
    }))
    .filter(({ offers }) => offers.length > 0);
  const Name = categories.length > 0 ? 'h3' : 'h2';
  return (
    <>
      <PageHead
        crumbs={breadcrumbs}
        title={title}
        lead={lead}
        frame="gantry"
        aside={<Distances rows={prices} />}
        wide
      >
        {layout.site.vatStatement && <p>{layout.site.vatStatement}</p>}
      </PageHead>
      <div className="band">
        <div className="wrap filtered" data-late="">
          {categories.length > 0 && (
            <fieldset className="filter" data-enhance="service-filter">
              <legend>{words.show}</legend>
              {filters.map(({ name, label, count }) => (
                <label key={name} className="filter__choice">
                  <input
                    type="radio"
                    name="category"
                    value={name}
                    defaultChecked={name === 'all'}
                  />
                  {label} ({count})
                </label>
              ))}
            </fieldset>
          )}
          {words.bars && services.some(({ bar }) => bar) && (
            <p className="filtered__bars small">
              <DurationBar least={50} most={100} />
              {words.bars}
            </p>
          )}
          {groups.map(({ id, label, place, offers }) => (
            <div key={label} id={id} className="offers" data-category={place}>
              {label && (
                <div className="plate offers__sign">
                  <h2>{label}</h2>
                  <b>{prices.find(({ path }) => path === `#${id}`)?.value}</b>
                </div>
              )}
              <ul>
                {offers.map((service, index) => (
                  <li key={service.id} className="offer">
                    <Pictogram brand={layout.brand} icon={service.icon} />
                    <div className="offer__words">
                      <Name className="offer__name">
                        <a href={service.link}>{service.title}</a>
                      </Name>
                      <p
                        className="offer__price"
                        data-ongoing={page.scale && service.isOngoing ? '' : undefined}
                      >
                        <strong>{service.price.range}</strong>{' '}
                        <span>
                          {[service.price.per, service.price.duration].filter(Boolean).join(', ')}
                        </span>
                        {page.scale && (service.bar ?? service.isOngoing) && (
                          <>
                            <DurationBar {...(service.bar ?? ONGOING)} />
                            <small className="offer__scale" aria-hidden="true">
                              <span>0</span>
                              {page.scale.middle && <span>{page.scale.middle}</span>}
                              <span>{page.scale.end}</span>
                            </small>
                          </>
                        )}
                      </p>
                      <p>{service.description}</p>
                    </div>
                    <Picture
                      image={service.picture}
                      place={
                        index > 0 ? 'offer' : offers.length % 2 === 1 ? 'leadCard' : 'workCard'
                      }
                    />
                    {service.highlight && <p className="badge">{service.highlight}</p>}
                    <ul className="ticks">
                      {service.features.map((feature) => (
                        <li key={feature}>{unbrokenVersions(feature)}</li>
                      ))}
                    </ul>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
      </div>
      {page.howFar && <Teaser teaser={page.howFar} />}
      <RelatedLinks cards={related} />
    </>
  );
}
