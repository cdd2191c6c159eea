import type { PostPageModel } from '#schemas/generated/pageModel.ts';
import { Html } from '../parts/Html.tsx';

type Part = PostPageModel['body'][number];

/** Renders the text of a post with its signs and quotes, which are in the margin if the window has room for one. */
export function PostBody({ body }: { body: readonly Part[] }) {
  return (
    <div className="post__text">
      {body.map((part, index) => (
        <BodyPart key={index} part={part} />
      ))}
    </div>
  );
}

function BodyPart({ part }: { part: Part }) {
  switch (part.kind) {
    case 'text':
      return <Html html={part.html} />;
    case 'quote':
      // The sentence is in the text, so assistive technology reads it once.
      return (
        <p className="beside beside--quote" aria-hidden="true">
          {part.text}
        </p>
      );
    case 'sign':
      return (
        <aside className="beside beside--sign plate" aria-label={part.title}>
          <p className="beside__title">{part.title}</p>
          <dl>
            {part.rows.map(({ label, value }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </aside>
      );
  }
}
