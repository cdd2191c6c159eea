/** Returns the current date in the United Kingdom as YYYY-MM-DD. */
export function todayInLondon(): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/London' }).format(new Date());
}
