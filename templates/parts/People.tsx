import type { PersonView } from '#schemas/generated/views.ts';
import { Person } from './Person.tsx';

/** Renders people. If they are `short`, renders their names and roles only. On a `board`, each has a row across the page, and in a `pair`, half of one. */
export function People({
  people,
  layout,
}: {
  people: readonly PersonView[];
  layout: 'short' | 'board' | 'pair';
}) {
  const short = layout === 'short';
  return (
    <ul className={`people people--${layout}`}>
      {people.map((person) => (
        <li key={person.name}>
          <Person person={person} short={short} named={layout !== 'board'} />
        </li>
      ))}
    </ul>
  );
}
