export { TownPage as Page } from '#templates/town/TownPage.tsx';
