import type { LocationsPageModel } from '#schemas/generated/pageModel.ts';
import type { PageProps } from '../pageProps.ts';
import { Html } from '../parts/Html.tsx';
import { PageHead } from '../parts/PageHead.tsx';
import { RelatedLinks } from '../parts/RelatedLinks.tsx';

/** All towns by nation and region. */
export function LocationsPage({ page }: PageProps<LocationsPageModel>) {
  const { screen, html, nations, breadcrumbs, related } = page;
  return (
    <>
      <PageHead crumbs={breadcrumbs} title={screen.title} lead={screen.lead} />
      <div className="band wrap">
        <Html html={html} />
        {nations.map((nation) => (
          <section key={nation.name} aria-label={nation.name}>
            <h2>{nation.name}</h2>
            {nation.regions.map((region) => (
              <div key={region.name} className="region">
                {region.name !== nation.name && <h3>{region.name}</h3>}
                <ul className="towns">
                  {region.towns.map(({ name, path }) => (
                    <li key={path}>
                      <a href={path}>{name}</a>
                    </li>
                  ))}
                </ul>
              </div>
            ))}
          </section>
        ))}
        {screen.attribution.map((source) => (
          <p key={source} className="small">
            {source}
          </p>
        ))}
      </div>
      <RelatedLinks cards={related} />
    </>
  );
}
