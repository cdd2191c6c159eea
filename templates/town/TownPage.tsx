import type { TownPageModel } from '#schemas/generated/pageModel.ts';
import type { PageProps } from '../pageProps.ts';
import { FactList } from '../parts/FactList.tsx';
import { Html } from '../parts/Html.tsx';
import { NearbyTowns } from '../parts/NearbyTowns.tsx';
import { PageHead } from '../parts/PageHead.tsx';
import { Section } from '../parts/Section.tsx';

/** A town: what it lives from, and the services offered there. */
export function TownPage({ page }: PageProps<TownPageModel>) {
  const { town, lead, introductionHtml, facts, sectors, services, nearby, breadcrumbs } = page;
  return (
    <>
      <PageHead crumbs={breadcrumbs} title={`Digital services ${town.inTown}`} lead={lead} />
      <div className="band wrap">
        <h2>{town.place}</h2>
        <Html html={introductionHtml} />
        <FactList facts={facts} />
      </div>
      <Section id="sectors" title={`What business is like ${town.inTown}`} tint>
        <ul className="grid grid--two">
          {sectors.map(({ name, note }) => (
            <li key={name} className="card">
              <h3>{name}</h3>
              <p>{note}</p>
            </li>
          ))}
        </ul>
      </Section>
      <Section id="services" title={`Services ${town.inTown}`}>
        <ul className="grid grid--two">
          {services.map(({ title, description, price, links }) => (
            <li key={title} className="card">
              <h3>{title}</h3>
              <p>{description}</p>
              <p>
                {price.range} {price.per}
              </p>
              <ul>
                {links.map(({ label, path }) => (
                  <li key={path}>
                    <a href={path}>{label}</a>
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
      </Section>
      <div className="band band--tint">
        <div className="wrap">
          <NearbyTowns title="Nearest towns" towns={nearby} />
          <p>
            <a href="/locations">All towns and cities</a>
          </p>
        </div>
      </div>
    </>
  );
}
