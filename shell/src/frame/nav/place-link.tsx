import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { isSamePage, useKnownPages } from '../../known-pages';

interface PlaceLinkProps {
  to: string;
  className: string;
  onClick?: () => void;
  children: ReactNode;
}

/** A place of the bars. It is the current one under every path of its page: aliases keep the address as it was typed. */
export function PlaceLink({ to, children, ...rest }: PlaceLinkProps) {
  const { pathname } = useLocation();
  useKnownPages();
  return (
    <Link {...rest} to={to} aria-current={isSamePage(pathname, to) ? 'page' : undefined}>
      {children}
    </Link>
  );
}
