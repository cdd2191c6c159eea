import { Fragment } from 'react';
import type { ReactNode } from 'react';
import type { LinkView } from '#schemas/generated/views.ts';
import { Breadcrumbs } from './Breadcrumbs.tsx';
import { longWords } from './longWords.ts';
import { unbrokenNumbers } from './unbrokenNumbers.ts';
import { unbrokenSpans } from './unbrokenSpans.ts';

/**
 * Renders the top of every page but the home page: breadcrumbs, heading, lead and actions. It is a plate with a line inside its edge, a plate
 * that reaches the edges of the window, or has no plate, as its `ground` says. Primary plates lead to other pages, secondary ones show work, and
 * those of cards inform. `aside` is beside the text on wide screens, unless it is `wide` itself, and `frame` is a class of the composition kit
 * (`templates/styles/pages/kit.css`).
 */
export function PageHead({
  crumbs,
  title,
  lead,
  tone = 'primary',
  ground = 'sign',
  aside,
  wide = false,
  frame,
  children,
}: {
  crumbs: readonly LinkView[];
  title: string;
  lead?: string;
  tone?: 'primary' | 'secondary' | 'card';
  /** The last two need `templates/styles/pages/open-heads.css`. */
  ground?: 'sign' | 'window' | 'paper';
  aside?: ReactNode;
  wide?: boolean;
  frame?: 'gantry' | 'headline';
  children?: ReactNode;
}) {
  const plate = tone === 'primary' ? 'plate' : `plate plate--${tone}`;
  const classes = ['page-head', ground !== 'sign' && `page-head--${ground}`, frame];
  return (
    <div className={classes.filter(Boolean).join(' ')}>
      <div className={ground === 'paper' ? 'page-head__ground' : plate}>
        <div className={aside && !wide ? 'page-head__in page-head__in--aside' : 'page-head__in'}>
          <div className="page-head__words">
            <Breadcrumbs crumbs={crumbs} />
            <h1 className={longWords(title)}>{inSentences(title)}</h1>
            {lead && <p className="lead">{unbrokenSpans(unbrokenNumbers(lead))}</p>}
            {children}
          </div>
          {aside && <div className="page-head__aside">{aside}</div>}
        </div>
      </div>
    </div>
  );
}

/** Returns a heading of several sentences so that a line ends after a sentence if the next one does not fit. */
function inSentences(title: string): ReactNode {
  const sentences = title.split(/(?<=[.?!]) /);
  if (sentences.length === 1) return title;
  return sentences.map((sentence, index) => (
    <Fragment key={sentence}>
      {index > 0 && ' '}
      <span className="sentence">{sentence}</span>
    </Fragment>
  ));
}
