import type { ReactNode } from 'react';
import type { NamedPersonView } from '#schemas/generated/views.ts';
import { useWords } from '../words.ts';
import { longWords } from './longWords.ts';
import { Portrait } from './Portrait.tsx';

/**
 * Renders the quote form as a yellow sign on a deep green base. The base also shows the person who answers, with their name, and the free
 * session.
 */
export function QuoteSign({
  title,
  lead,
  person,
  booking,
  children,
}: {
  title: string;
  lead: string | undefined;
  person: (NamedPersonView & { rightFor?: string | undefined }) | undefined;
  /** The section about the free session. */
  booking: ReactNode;
  /** The form. */
  children: ReactNode;
}) {
  const { people } = useWords().pages;
  return (
    <section
      id="quote"
      className="band band--primary"
      aria-labelledby="quote-title"
      data-fade="usual"
    >
      <div className="plate plate--signal">
        <div className="wrap ask">
          <div>
            <h2 id="quote-title">{title}</h2>
            {lead && <p className="lead">{lead}</p>}
          </div>
          <div className="ask__form">{children}</div>
          {person && <Portrait person={person} place="quote" />}
        </div>
        {(person ?? booking) && (
          <div className="ask__base">
            <div className="wrap">
              {person && (
                <div className="ask__person">
                  <p>{people.lead}</p>
                  <h3 className={longWords(person.name)}>{person.name}</h3>
                  <p>
                    <strong>{person.role}</strong>
                  </p>
                  {person.rightFor && <p className="lead">{person.rightFor}</p>}
                </div>
              )}
              {booking}
            </div>
          </div>
        )}
      </div>
    </section>
  );
}
