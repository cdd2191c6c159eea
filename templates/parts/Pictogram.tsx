import type { ServiceIcon } from '#schemas/service.ts';

/** Pictograms in the style of road signs: solid shapes without inner lines, on a grid of 48 by 48. */
const shapes: Record<ServiceIcon, string> = {
  branding: 'M34.5 4.5 43.5 13.5 39 18 30 9zM27.5 11.5l9 9L17 40 5 43l3-12zM13 32l3 3-7 4z',
  web: 'M4 8h40v26H32v-4h8V16H8v14h8v4H4zM18 20h12a2 2 0 0 1 2 2v20a2 2 0 0 1-2 2H18a2 2 0 0 1-2-2V22a2 2 0 0 1 2-2zm2 4v12h8V24zm4 14.2a1.9 1.9 0 1 0 0 3.8 1.9 1.9 0 0 0 0-3.8z',
  marketing:
    'M40 6v32L22 31v-18zM18 13v18H9a5 5 0 0 1-5-5v-8a5 5 0 0 1 5-5zM10 34h8l3 10h-8zM43 16a6 6 0 0 1 0 12z',
  saas: 'M24 4 44 14 24 24 4 14zM9 20.5 24 28l15-7.5L44 23 24 33 4 23zM9 29.5 24 37l15-7.5L44 32 24 42 4 32z',
  mobile:
    'M14 3h20a4 4 0 0 1 4 4v34a4 4 0 0 1-4 4H14a4 4 0 0 1-4-4V7a4 4 0 0 1 4-4zm0 6v26h20V9zm10 28.2a2.4 2.4 0 1 0 0 4.8 2.4 2.4 0 0 0 0-4.8z',
  ai: 'M14 12h20v24H14zM17 3h4v7h-4zM27 3h4v7h-4zM17 38h4v7h-4zM27 38h4v7h-4zM5 15h7v4H5zM5 29h7v4H5zM36 15h7v4h-7zM36 29h7v4h-7z',
  mvp: 'M11 4h4v40h-4zM17 6h25l-8 9 8 9H17z',
  domain: 'M22 3h4v5h14l5 5-5 5H26v4h-4v-4H8V8h14zM22 24h4v1h14v10H26v10h-4V35H8l-5-5 5-5h14z',
  press:
    'M4 8h30v30a3 3 0 0 0 3 3H9a5 5 0 0 1-5-5zm5 5v8h20v-8zm0 12v4h20v-4zm0 8v4h20v-4zM37 16h7v21a3.5 3.5 0 0 1-7 0z',
  pr: 'M6 6h24a3 3 0 0 1 3 3v13a3 3 0 0 1-3 3H17l-8 7v-7H6a3 3 0 0 1-3-3V9a3 3 0 0 1 3-3zm31 9h5a3 3 0 0 1 3 3v14a3 3 0 0 1-3 3h-3v8l-9-8H20a3 3 0 0 1-2.8-2l4-4H33a4 4 0 0 0 4-4z',
};

/** Renders the pictogram of a service. It is hidden from assistive technology, because the text beside it says the same. */
export function Pictogram({ icon, small = false }: { icon: ServiceIcon; small?: boolean }) {
  return (
    <svg
      className={small ? 'pictogram pictogram--small' : 'pictogram'}
      viewBox="0 0 48 48"
      fill="currentColor"
      fillRule="evenodd"
      aria-hidden="true"
    >
      <path d={shapes[icon]} />
    </svg>
  );
}
