/** Renders the sign for a dead end (Traffic Signs Regulations 2016, diagram 816) in the colours of the site. */
export function NoThroughRoad() {
  return (
    <svg className="no-through-road" viewBox="0 0 200 200" aria-hidden="true">
      <rect width="200" height="200" rx="24" fill="var(--primary)" />
      <rect
        x="7"
        y="7"
        width="186"
        height="186"
        rx="18"
        fill="none"
        stroke="var(--on-primary)"
        strokeWidth="6"
      />
      <path d="M84 172V82h32v90z" fill="var(--on-primary)" />
      <path d="M44 44h112v38H44z" fill="var(--stop)" stroke="var(--on-primary)" strokeWidth="6" />
    </svg>
  );
}
