import { useShownBrand } from '@landsea/web-kit';
import { Suspense } from 'react';
import { Link } from 'react-router-dom';
import { makeDispensable } from './dispensable';

const AgentMark = makeDispensable(async () => (await import('./agent-mark')).AgentMark);

const linkLook = 'inline-flex min-h-11 min-w-0 items-center gap-2.5 rounded-lg text-ink no-underline';

/** The product's own name, or on a page for clients that of their agent. */
export function Brand({ to }: { to: string }) {
  const brand = useShownBrand();
  if (brand)
    return (
      <Suspense>
        <AgentMark to={to} brand={brand} className={linkLook} />
      </Suspense>
    );
  return (
    <Link to={to} className={linkLook} aria-label="Landsea, home">
      <svg aria-hidden viewBox="0 0 32 32" className="size-8 shrink-0">
        <path d="M8.5 18a7.5 7.5 0 0 1 15 0z" fill="var(--sun)" />
        <path d="M3 18h26" stroke="var(--ink)" strokeWidth="1.75" strokeLinecap="round" />
        <path
          d="M6 23c2.2-1.8 4.4-1.8 6.6 0s4.4 1.8 6.6 0 4.4-1.8 6.6 0"
          stroke="var(--sea)"
          strokeWidth="1.75"
          fill="none"
          strokeLinecap="round"
        />
      </svg>
      <span className="font-display text-xl font-semibold tracking-tight">Landsea</span>
    </Link>
  );
}
