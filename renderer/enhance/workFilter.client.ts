/** Keeps the choice of the filter of the case studies in the query of the address (`?sector=retail`), so that it can be shared. CSS does the rest. */
export function enhanceWorkFilter(select: HTMLElement): void {
  if (!(select instanceof HTMLSelectElement)) return;
  const queryOf = (option: HTMLOptionElement | undefined) => option?.dataset.query ?? '';
  const wanted = new URLSearchParams(location.search);
  const option = [...select.options].find((one) => {
    const [name, value] = queryOf(one).split('=');
    return name && wanted.get(name) === value;
  });
  if (option) select.value = option.value;
  select.addEventListener('change', () => {
    const query = queryOf(select.selectedOptions[0]);
    history.replaceState(history.state, '', query ? `?${query}` : location.pathname);
  });
}
