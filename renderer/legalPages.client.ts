/** On legal pages: the visitor's own today as "Last updated", and a Back button that goes back (specification, section 2). */
for (const date of document.querySelectorAll<HTMLTimeElement>('time[data-today]')) {
  const now = new Date();
  date.dateTime = now.toLocaleDateString('sv-SE');
  date.textContent = now.toLocaleDateString('en-GB', { dateStyle: 'long' });
}
for (const back of document.querySelectorAll<HTMLAnchorElement>('a[data-back]')) {
  back.addEventListener('click', (event) => {
    if (history.length < 2) return;
    event.preventDefault();
    history.back();
  });
}
