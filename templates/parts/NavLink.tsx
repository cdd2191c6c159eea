import type { ReactNode } from 'react';

/** Renders a link of a menu. It is marked as current if it leads to the page itself, or to the section that the page belongs to. */
export function NavLink({
  href,
  section,
  className,
  children,
}: {
  href: string;
  section: string;
  className?: string;
  children: ReactNode;
}) {
  return (
    <a href={href} className={className} aria-current={href === section ? 'page' : undefined}>
      {children}
    </a>
  );
}
