import type { Layout } from '#schemas/generated/layout.ts';
import type { PostPageModel } from '#schemas/generated/pageModel.ts';
import { Distances } from '../parts/Distances.tsx';
import { Pictogram } from '../parts/Pictogram.tsx';
import { priceRows } from '../parts/priceRows.ts';
import { useWords } from '../words.ts';

/** Renders the service that a post is about on a plate, with its price and its duration. */
export function ServiceOffer({
  service,
  brand,
}: {
  service: NonNullable<PostPageModel['service']>;
  brand: Layout['brand'];
}) {
  const { blog, prices } = useWords();
  const { title, text, icon, action, path, price } = service;
  return (
    <section className="plate post-offer" aria-labelledby="offer-title">
      <div className="post-offer__words">
        <Pictogram brand={brand} icon={icon} />
        <p className="eyebrow">{blog.service}</p>
        <h2 id="offer-title">{title}</h2>
        <p>{text}</p>
      </div>
      <Distances rows={priceRows(price, prices)} large />
      <a className="button" href={path}>
        {action}
      </a>
    </section>
  );
}
