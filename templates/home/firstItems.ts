/** The number of items of the portfolio that are shown at first (docs/behaviour.md#home). */
export const FIRST_ITEMS = 6;
