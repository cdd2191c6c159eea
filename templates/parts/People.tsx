import type { PersonView } from '#schemas/generated/views.ts';
import { Person } from './Person.tsx';

/**
 * Renders people. If they are `short`, renders their names and roles only. In a `pair`, each has half of a row, and the services that
 * they lead if each leads some, so that the halves are equal. On a `board`, each has a row across the page, and all portraits after the second
 * wait until the page has loaded. `cells` begin with the name, and have no portraits, because the head of their page has them.
 */
export function People({
  people,
  layout,
}: {
  people: readonly PersonView[];
  layout: 'short' | 'board' | 'cells' | 'pair';
}) {
  const short = layout === 'short';
  const hasServices = layout !== 'pair' || people.every(({ services }) => services.length > 0);
  return (
    <ul className={`people people--${layout}`} data-late={layout === 'board' ? '' : undefined}>
      {people.map((person) => (
        <li key={person.name}>
          <Person
            person={hasServices ? person : { ...person, services: [] }}
            short={short}
            named={short || layout === 'pair'}
            pictured={layout !== 'cells'}
          />
        </li>
      ))}
    </ul>
  );
}

/** Returns whether a person has a drawing, which fits on a sign. A photograph has its own background. */
export function isDrawn({ portrait, drawing }: PersonView): boolean {
  return portrait ? portrait.src.endsWith('.svg') : Boolean(drawing);
}
