import { WeekdaySchema } from '#schemas/site.ts';

/** The English names of the days of the week, from Monday. */
export const weekdayNames: readonly string[] = WeekdaySchema.options;

/** The English names of the months. */
export const monthNames: readonly string[] = [
  ...['January', 'February', 'March', 'April', 'May', 'June', 'July'],
  ...['August', 'September', 'October', 'November', 'December'],
];
