import type { AboutPageModel } from '#schemas/generated/pageModel.ts';
import type { PageProps } from '../pageProps.ts';
import { Html } from '../parts/Html.tsx';
import { PageHead } from '../parts/PageHead.tsx';
import { RelatedLinks } from '../parts/RelatedLinks.tsx';
import { Section } from '../parts/Section.tsx';

export function AboutPage({ page, layout }: PageProps<AboutPageModel>) {
  const { screen, html, breadcrumbs, related } = page;
  return (
    <>
      <PageHead crumbs={breadcrumbs} title={screen.title} lead={screen.lead} />
      <div className="band wrap">
        <Html html={html} />
        <dl className="stats">
          {layout.site.stats.map(({ value, label }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
      <Section id="principles" title="How we work" tint>
        <ul className="grid grid--two">
          {screen.principles.map(({ title, text }) => (
            <li key={title} className="card">
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </Section>
      <RelatedLinks cards={related} />
    </>
  );
}
