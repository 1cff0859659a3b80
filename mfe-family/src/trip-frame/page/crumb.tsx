import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

export function Crumb({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link to={to} className="inline-flex min-h-11 max-w-full items-center text-sea underline">
      <span className="truncate">{children}</span>
    </Link>
  );
}
