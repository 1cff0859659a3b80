import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { isSamePage, useKnownPages } from '../../known-pages';

interface PlaceLinkProps {
  to: string;
  className: string;
  onClick?: () => void;
  children: ReactNode;
}

/** Aliases keep the typed address, so the page decides which place is current. */
export function PlaceLink({ to, children, ...rest }: PlaceLinkProps) {
  const { pathname } = useLocation();
  useKnownPages();
  return (
    <Link {...rest} to={to} aria-current={isSamePage(pathname, to) ? 'page' : undefined}>
      {children}
    </Link>
  );
}
