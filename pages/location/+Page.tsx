export { LocationPage as Page } from '#templates/location/LocationPage.tsx';
