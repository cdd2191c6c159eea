import type { Office } from '#schemas/site.ts';
import { cityLine } from './cityLine.ts';
import { longWords } from './longWords.ts';

/**
 * Renders the address of the office as the nameplate of its street, on a post with a flag for each place that visitors walk from. `directed` adds
 * a plate with what to look for there.
 */
export function OfficePost({ office, directed = false }: { office: Office; directed?: boolean }) {
  const { street, walks = [], directions } = office;
  const town = cityLine(office);
  return (
    <div className="office-post">
      <address
        className={['office-post__name', longWords(street ?? town)].filter(Boolean).join(' ')}
      >
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
      {directed && directions && <p className="office-post__way">{directions}</p>}
    </div>
  );
}
