/** Renders the handset of a telephone. The words of the link say what it means. */
export function Handset() {
  return (
    <svg className="handset" viewBox="0 0 24 24" aria-hidden="true">
      <path
        fill="currentColor"
        d="M6.6 2.6 9 2a1.5 1.5 0 0 1 1.8.9l1.3 3.3a1.5 1.5 0 0 1-.4 1.7L9.9 9.5a12 12 0 0 0 4.6 4.6l1.6-1.8a1.5 1.5 0 0 1 1.7-.4l3.3 1.3a1.5 1.5 0 0 1 .9 1.8l-.6 2.4A3.5 3.5 0 0 1 18 20C10.3 20 4 13.7 4 6a3.5 3.5 0 0 1 2.6-3.4z"
      />
    </svg>
  );
}
