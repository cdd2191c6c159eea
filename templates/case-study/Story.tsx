import type { ReactNode } from 'react';
import type { CaseStudyPageModel } from '#schemas/generated/pageModel.ts';
import { Html } from '../parts/Html.tsx';
import { Picture } from '../parts/Picture.tsx';
import type { PicturePlace } from '../parts/pictureSizes.ts';
import { isPhone, storyRows } from './storyRows.ts';
import type { StoryPart } from './storyRows.ts';

type Pictures = Extract<StoryPart, { kind: 'pictures' }>;

/**
 * Renders a case study as rows that run down the page: text with something beside it, or a picture over the whole width. The facts of the
 * project are beside the first text, and the outcome is beside the last one.
 */
export function Story({
  story,
  quote,
  facts,
  outcome,
}: {
  story: readonly StoryPart[];
  quote: CaseStudyPageModel['caseStudy']['quote'];
  facts: ReactNode;
  outcome: ReactNode;
}) {
  const render = (part: StoryPart) => <Part part={part} quote={quote} />;
  return (
    <div className="story" data-late="">
      {storyRows(story).map(({ text, beside }, index) => (
        <div key={index} className={`story__row story__row--${text ? kindOf(beside) : 'full'}`}>
          {text && render(text)}
          {beside === 'facts' ? facts : beside === 'outcome' ? outcome : beside && render(beside)}
        </div>
      ))}
    </div>
  );
}

function kindOf(beside: ReturnType<typeof storyRows>[number]['beside']): string {
  if (!beside) return 'alone';
  if (typeof beside === 'string') return beside;
  return beside.kind === 'pictures' ? beside.block : beside.kind;
}

function Part({
  part,
  quote,
}: {
  part: StoryPart;
  quote: CaseStudyPageModel['caseStudy']['quote'];
}) {
  switch (part.kind) {
    case 'text':
      return <Html className="prose" html={part.html} />;
    case 'quote':
      return quote && <StoryQuote quote={quote} />;
    case 'pictures':
      return <StoryPictures part={part} />;
  }
}

function StoryPictures({ part: { block, phones: shown, pictures } }: { part: Pictures }) {
  const isHalf = block === 'wide' && shown === 'right';
  const phones = block === 'screens' ? pictures.filter(({ image }) => isPhone(image)) : [];
  const phonePlace =
    phones.length < pictures.length ? 'phoneInFront' : phones.length > 1 ? 'phoneOfTwo' : 'phone';
  return (
    <div className={`story__block story__block--${block}${isHalf ? ' story__block--half' : ''}`}>
      {pictures.map((picture) => {
        const { image, caption } = picture;
        const phone = phones.includes(picture);
        return (
          <figure key={image.src} className={phone ? 'phone' : undefined}>
            <Picture
              image={image}
              place={phone ? phonePlace : isHalf ? 'wideHalf' : PLACES[block]}
            />
            <figcaption>{caption}</figcaption>
          </figure>
        );
      })}
    </div>
  );
}

/** The place of the pictures of a block, apart from the screens of phones. */
const PLACES = {
  artefact: 'story',
  beforeAfter: 'comparison',
  screens: 'desktop',
  wide: 'feature',
} as const satisfies Record<Pictures['block'], PicturePlace>;

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
