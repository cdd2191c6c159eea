import type { PersonView } from '#schemas/generated/views.ts';
import { Person } from './Person.tsx';

/** Renders people as plates. If they are `short`, renders their names and roles only. `large` puts wide portraits above the words. */
export function People({
  people,
  short = false,
  large = false,
}: {
  people: readonly PersonView[];
  short?: boolean;
  large?: boolean;
}) {
  return (
    <ul className={short ? 'people people--short' : large ? 'people people--large' : 'people'}>
      {people.map((person) => (
        <li key={person.name}>
          <Person person={person} short={short} named={short} place={large ? 'card' : undefined} />
        </li>
      ))}
    </ul>
  );
}
