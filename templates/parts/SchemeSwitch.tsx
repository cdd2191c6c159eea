const schemes = [
  ['system', 'System'],
  ['light', 'Light'],
  ['dark', 'Dark'],
];

/** Renders the switch between light and dark. Without a script it is hidden, and the page follows the system. */
export function SchemeSwitch() {
  return (
    <fieldset className="scheme" data-enhance="scheme" hidden>
      <legend className="scheme__legend">Colours</legend>
      {schemes.map(([value, label]) => (
        <label key={value} className="scheme__choice">
          <input type="radio" name="scheme" value={value} defaultChecked={value === 'system'} />
          {label}
        </label>
      ))}
    </fieldset>
  );
}
