import type { ServicePageModel } from '#schemas/generated/pageModel.ts';

/** Renders a document of a service as a sheet on a clipboard, with the marks and the remark that somebody made on it. */
export function Sheet({
  document: { title, lines, note },
}: {
  document: NonNullable<ServicePageModel['service']['document']>;
}) {
  return (
    <figure className="sheet">
      <figcaption>{title}</figcaption>
      <dl>
        {lines.map(({ label, value, mark }) => (
          <div key={label} data-mark={mark}>
            <dt>{mark === 'cut' ? <s>{label}</s> : label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {note && <p>{note}</p>}
    </figure>
  );
}
