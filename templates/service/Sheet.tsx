import type { ServicePageModel } from '#schemas/generated/pageModel.ts';
import { unbrokenCompounds } from '../parts/unbrokenCompounds.ts';

/** Renders a document of a service as a sheet on a clipboard, with the marks and the remark that somebody made on it. With an `id`, its title is a heading. */
export function Sheet({
  document: { title, lines, note },
  id,
}: {
  document: NonNullable<ServicePageModel['service']['document']>;
  id?: string;
}) {
  return (
    <figure className="sheet">
      <figcaption>{id ? <h2 id={id}>{title}</h2> : title}</figcaption>
      <dl>
        {lines.map(({ label, value, mark }) => (
          <div key={label} data-mark={mark}>
            <dt>
              {mark === 'cut' ? (
                <s>{unbrokenCompounds(label)}</s>
              ) : (
                <span>{unbrokenCompounds(label)}</span>
              )}
            </dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {note && <p>{note}</p>}
    </figure>
  );
}
