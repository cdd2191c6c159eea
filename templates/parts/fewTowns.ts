/** The maximum number of towns that a page shows unfolded on narrow windows. */
export const FEW_TOWNS = 40;
