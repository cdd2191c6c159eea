import type { ReactNode } from 'react';
import type { CaseStudyPageModel } from '#schemas/generated/pageModel.ts';
import { Html } from '../parts/Html.tsx';
import { innerQuotes } from '../parts/innerQuotes.ts';
import { Picture } from '../parts/Picture.tsx';
import type { PicturePlace } from '../parts/pictureSizes.ts';
import { isPhone, storyRows } from './storyRows.ts';
import type { StoryBlock } from './storyRows.ts';

type Pictures = Extract<StoryBlock, { kind: 'pictures' }>;

/**
 * Renders a case study as rows that run down the page: text with something beside it, or a picture over the whole width. The facts of the
 * project are beside the first text, and the outcome is the last row.
 */
export function Story({
  story,
  quote,
  facts,
  outcome,
}: {
  story: CaseStudyPageModel['story'];
  quote: CaseStudyPageModel['caseStudy']['quote'];
  facts: ReactNode;
  outcome: ReactNode;
}) {
  return (
    <div className="story" data-late="">
      {storyRows(story).map(({ text, beside }, index) => (
        <div key={index} className={`story__row story__row--${text ? kindOf(beside) : 'full'}`}>
          {text && <Html className="prose" html={text.join('')} />}
          {beside === 'facts' && facts}
          {typeof beside === 'object' && beside.kind === 'pictures' && (
            <StoryPictures part={beside} />
          )}
          {typeof beside === 'object' && beside.kind === 'quote' && quote && (
            <StoryQuote quote={quote} />
          )}
        </div>
      ))}
      {outcome}
    </div>
  );
}

function kindOf(beside: ReturnType<typeof storyRows>[number]['beside']): string {
  if (!beside) return 'alone';
  if (beside === 'facts') return beside;
  return beside.kind === 'pictures' ? beside.block : beside.kind;
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
        <p>{innerQuotes(text)}</p>
      </blockquote>
      <figcaption>
        <strong>{name}</strong>, {role}
      </figcaption>
    </figure>
  );
}
