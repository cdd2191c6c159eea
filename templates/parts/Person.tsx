import type { NamedPersonView, PersonView } from '#schemas/generated/views.ts';
import { useWords } from '../words.ts';
import { longWords } from './longWords.ts';
import { Portrait } from './Portrait.tsx';
import type { PicturePlace } from './pictureSizes.ts';

/**
 * Renders a person on a plate: portrait, name and role, and, unless `short`, what the person does, and the services that the person leads.
 * With `named`, the kinds of clients that the person suits are left out. Without `pictured`, the portrait is left out.
 */
export function Person({
  person,
  short = false,
  named = false,
  pictured = true,
  place,
}: {
  person: NamedPersonView & Partial<PersonView>;
  short?: boolean;
  named?: boolean;
  pictured?: boolean;
  /** The place of the portrait in the layout, if it is large. */
  place?: PicturePlace;
}) {
  const { people: words } = useWords().pages;
  const { name, role, text, rightFor, services = [] } = person;
  return (
    <article className="person">
      {pictured && <Portrait person={person} place={place} />}
      <div className="person__words">
        <h3 className={longWords(name)}>{name}</h3>
        <p className="person__role">{role}</p>
        {!short && <p>{text}</p>}
        {!named && rightFor && <p className={short ? undefined : 'person__for'}>{rightFor}</p>}
        {!short && services.length > 0 && (
          <p className="inline-list">
            <span className="visually-hidden">{words.leads}</span>
            {services.map(({ label, path }) => (
              <a key={path} href={path}>
                {label}
              </a>
            ))}
          </p>
        )}
      </div>
    </article>
  );
}
