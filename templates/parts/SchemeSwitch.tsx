const schemes = [
  ['system', 'System'],
  ['light', 'Light'],
  ['dark', 'Dark'],
];

/** The switch between light and dark; hidden without a script, where the system's scheme holds. */
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
