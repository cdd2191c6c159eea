import type { PersonView } from '#schemas/generated/views.ts';
import { Person } from './Person.tsx';

/** Renders people as plates. If they are `short`, renders their names, roles and whom they are right for only. */
export function People({
  people,
  short = false,
}: {
  people: readonly PersonView[];
  short?: boolean;
}) {
  return (
    <ul className={short ? 'people people--short' : 'people'}>
      {people.map((person) => (
        <li key={person.name}>
          <Person person={person} short={short} />
        </li>
      ))}
    </ul>
  );
}
