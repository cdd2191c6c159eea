import type { Office } from '#schemas/site.ts';

/** Renders the address of the office as the nameplate of its street, on a post with a flag for each place that visitors walk from. */
export function OfficePost({ office: { city, street, postcode, walks = [] } }: { office: Office }) {
  const town = [city, postcode].filter(Boolean).join(' ');
  return (
    <div className="office-post">
      <address className="office-post__name">
        {street ?? town}
        {street && <span>{town}</span>}
      </address>
      {walks.length > 0 && (
        <ul>
          {walks.map(({ from, time }) => (
            <li key={from} className="flag">
              {from} <span className="flag__figure">{time}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
