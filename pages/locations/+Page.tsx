export { LocationsPage as Page } from '#templates/locations/LocationsPage.tsx';
