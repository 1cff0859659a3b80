import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

export function Crumb({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link to={to} className="inline-flex min-h-11 items-center wrap-anywhere text-sea underline">
      {children}
    </Link>
  );
}
