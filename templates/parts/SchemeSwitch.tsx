import { useWords } from '../words.ts';

const schemes = ['system', 'light', 'dark'] as const;

/** Renders the switch between light and dark. Without a script it is hidden, and the page follows the system. */
export function SchemeSwitch() {
  const { scheme } = useWords().frame;
  return (
    <fieldset className="scheme" data-enhance="scheme" hidden>
      <legend className="scheme__legend">{scheme.legend}</legend>
      {schemes.map((value) => (
        <label key={value} className="scheme__choice">
          <input type="radio" name="scheme" value={value} defaultChecked={value === 'system'} />
          {scheme[value]}
        </label>
      ))}
    </fieldset>
  );
}
