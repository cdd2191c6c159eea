import type { PersonView } from '#schemas/generated/views.ts';
import { Person } from './Person.tsx';

/** Renders people as plates. If they are `short`, renders their names, roles and whom they are right for only, or `names` without the last. `large` puts wide portraits above the words. */
export function People({
  people,
  names = false,
  short = names,
  large = false,
}: {
  people: readonly PersonView[];
  names?: boolean;
  short?: boolean;
  large?: boolean;
}) {
  return (
    <ul className={short ? 'people people--short' : large ? 'people people--large' : 'people'}>
      {people.map((person) => (
        <li key={person.name}>
          <Person person={person} short={short} named={names} place={large ? 'card' : undefined} />
        </li>
      ))}
    </ul>
  );
}
