import type { ServiceCategory } from '#schemas/service.ts';
import type { ServicesPageModel } from '#schemas/generated/pageModel.ts';
import type { PageProps } from '../pageProps.ts';
import { PageHead } from '../parts/PageHead.tsx';
import { Pictogram } from '../parts/Pictogram.tsx';
import { RelatedLinks } from '../parts/RelatedLinks.tsx';

const filters: [value: 'all' | ServiceCategory, label: string][] = [
  ['all', 'All'],
  ['design', 'Design'],
  ['development', 'Development'],
  ['marketing', 'Marketing'],
  ['technology', 'Technology'],
];

/** Renders the services with a filter by category. The filter needs no script: it is radio buttons and CSS. */
export function ServicesPage({ page, layout }: PageProps<ServicesPageModel>) {
  const { title, lead, services, breadcrumbs, related } = page;
  const count = (value: string) =>
    services.filter(({ category }) => value === 'all' || category === value).length;
  return (
    <>
      <PageHead crumbs={breadcrumbs} title={title} lead={lead} />
      <div className="band">
        <div className="wrap filtered">
          <fieldset className="filter">
            <legend>Show</legend>
            {filters.map(([value, label]) => (
              <label key={value} className="filter__choice">
                <input
                  type="radio"
                  name="category"
                  value={value}
                  defaultChecked={value === 'all'}
                />
                {label} ({count(value)})
              </label>
            ))}
          </fieldset>
          <ul className="offers">
            {services.map((service) => (
              <li key={service.id} className="offer" data-category={service.category}>
                <Pictogram brand={layout.brand} icon={service.icon} />
                <div className="offer__words">
                  <h2>
                    <a href={service.link}>{service.title}</a>
                  </h2>
                  {service.highlight && <p className="badge">{service.highlight}</p>}
                  <p>{service.description}</p>
                </div>
                <ul className="ticks">
                  {service.features.map((feature) => (
                    <li key={feature}>{feature}</li>
                  ))}
                </ul>
                <p className="offer__price">
                  <strong>{service.price.range}</strong> {service.price.per}
                  <br />
                  {service.price.duration}
                </p>
              </li>
            ))}
          </ul>
          <p className="small note">{layout.site.vatStatement}</p>
        </div>
      </div>
      <RelatedLinks cards={related} />
    </>
  );
}
