/**
 * Keeps the choice of the filter of the case studies in the query of the address (`?sector=retail`), so that it can be shared. CSS filters the
 * list.
 */
export function enhanceWorkFilter(filter: HTMLElement): void {
  const choices = [...filter.querySelectorAll('input')];
  const wanted = new URLSearchParams(location.search);
  const choice = choices.find(({ dataset }) => {
    const [name, value] = dataset.query?.split('=') ?? [];
    return name && wanted.get(name) === value;
  });
  if (choice) {
    choice.checked = true;
    choice.closest('details')?.toggleAttribute('open', true);
  }
  filter.addEventListener('change', () => {
    const query = choices.find(({ checked }) => checked)?.dataset.query;
    history.replaceState(history.state, '', query ? `?${query}` : location.pathname);
  });
}
