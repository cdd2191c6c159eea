import type { ReactNode } from 'react';

/** A link of a menu; marked as current where it leads to the page, or to the part of the site the page belongs to. */
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
