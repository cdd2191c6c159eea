/** Renders the agency's logo: a map-type sign with one road ahead and one that turns off. `public/favicon.svg` is the same drawing. */
export function Mark() {
  return (
    <svg viewBox="0 0 40 40" aria-hidden="true">
      <rect width="40" height="40" rx="9" fill="#00513b" />
      <rect
        x="2"
        y="2"
        width="36"
        height="36"
        rx="7.2"
        fill="none"
        stroke="#fff"
        strokeWidth="1.8"
      />
      <path d="M16 34V14M16 27c0-4.5 4-6 8-6h3" fill="none" stroke="#fff" strokeWidth="4.6" />
      <path d="M16 5.5 22 15H10z" fill="#fff" />
      <path d="m26 15.5 8 5.5-8 5.5z" fill="#ffcf33" />
    </svg>
  );
}
