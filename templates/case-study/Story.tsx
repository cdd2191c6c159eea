import type { CaseStudyPageModel } from '#schemas/generated/pageModel.ts';
import { Html } from '../parts/Html.tsx';
import { Picture } from '../parts/Picture.tsx';

type Part = CaseStudyPageModel['story'][number];
type Pictures = Extract<Part, { kind: 'pictures' }>;

/** Renders the text of a case study with the pictures and the quote between its sections. */
export function Story({
  story,
  quote,
}: {
  story: readonly Part[];
  quote: CaseStudyPageModel['caseStudy']['quote'];
}) {
  return story.map((part, index) => {
    switch (part.kind) {
      case 'text':
        return <Html key={index} className="prose" html={part.html} />;
      case 'quote':
        return quote && <StoryQuote key={index} quote={quote} />;
      case 'pictures':
        return <StoryPictures key={index} part={part} />;
    }
  });
}

function StoryPictures({ part: { block, title, pictures } }: { part: Pictures }) {
  return (
    <div className={`story__block story__block--${block}`}>
      {title && <h2>{title}</h2>}
      {pictures.map(({ image, caption }) => (
        <figure key={image.src}>
          <Picture image={image} place={block === 'screens' ? 'screen' : 'story'} />
          <figcaption>{caption}</figcaption>
        </figure>
      ))}
    </div>
  );
}

function StoryQuote({
  quote: { text, name, role },
}: {
  quote: NonNullable<CaseStudyPageModel['caseStudy']['quote']>;
}) {
  return (
    <figure className="story__quote">
      <blockquote>
        <p>{text}</p>
      </blockquote>
      <figcaption>
        <strong>{name}</strong>, {role}
      </figcaption>
    </figure>
  );
}
