/** Returns a function that prints a text if it differs from the last one, and "Fixed." once the text is empty again. */
export function printChanges(print: (text: string) => void): (text: string) => void {
  let last = '';
  return (text) => {
    if (text === last) return;
    last = text;
    print(text === '' ? 'Fixed.\n' : text);
  };
}
