import type { Brand } from '@landsea/contracts/agents';
import { useBrandLook } from '@landsea/web-kit/brand';
import type { ReactNode } from 'react';

const legalLinks = [
  { path: '/contact', label: 'Contact' },
  { path: '/privacy', label: 'Privacy' },
  { path: '/terms', label: 'Terms' },
  { path: '/refunds', label: 'Refunds' },
];

const OWN_LINE =
  'Landsea is an independent planner, not affiliated with any park or cruise operator. Names of parks and ships belong to their owners.';

const lastLine = (brand: Brand | undefined): string =>
  brand ? [...brand.legalLines, ...(brand.poweredBy ? ['Made with Landsea'] : [])].join(' · ') : OWN_LINE;

function Horizon() {
  return (
    <svg aria-hidden viewBox="0 0 32 32" className="size-8 shrink-0" fill="none" strokeLinecap="round">
      <path d="M8.5 18a7.5 7.5 0 0 1 15 0z" fill="var(--sun)" />
      <path d="M3 18h26" stroke="var(--ink)" strokeWidth="1.75" />
      <path
        d="M6 23c2.2-1.8 4.4-1.8 6.6 0s4.4 1.8 6.6 0 4.4-1.8 6.6 0"
        stroke="var(--sea)"
        strokeWidth="1.75"
      />
    </svg>
  );
}

function Mark({ brand }: { brand: Brand | undefined }) {
  const name = brand?.name ?? 'Landsea';
  return (
    <a
      href="/"
      aria-label={`${name}, home`}
      className="inline-flex min-h-11 min-w-0 items-center gap-2.5 rounded-lg text-ink no-underline"
    >
      {brand ? null : <Horizon />}
      {brand?.logo ? (
        <img src={brand.logo} alt={name} className="max-h-9 max-w-44 rounded bg-white object-contain" />
      ) : (
        <span className="truncate font-display text-xl font-semibold tracking-tight">{name}</span>
      )}
    </a>
  );
}

interface DocumentFrameProps {
  brand: Brand | undefined;
  isVisitor: boolean;
  children: ReactNode;
}

/** Bar and last line around a page that loads no shell. Its links are whole page loads. */
export function DocumentFrame({ brand, isVisitor, children }: DocumentFrameProps) {
  useBrandLook(brand);
  return (
    <div className="flex min-h-dvh flex-col bg-paper text-ink">
      <a
        href="#content"
        className="sr-only rounded-full bg-sea px-5 py-3 font-semibold text-on-sea focus:not-sr-only focus:fixed focus:top-3 focus:left-3 focus:z-50"
      >
        Skip to content
      </a>
      <header className="border-b border-hairline bg-paper print:hidden">
        <div className="mx-auto flex h-14 max-w-page items-center justify-between gap-4 px-4 sm:px-6">
          <Mark brand={brand} />
          <a
            href={isVisitor ? '/auth' : '/'}
            className="inline-flex min-h-11 shrink-0 items-center px-2 text-base font-semibold text-sea no-underline hover:underline"
          >
            {isVisitor ? 'Sign in' : 'Open my trips'}
          </a>
        </div>
      </header>
      <main id="content" tabIndex={-1} className="flex grow flex-col outline-none">
        {children}
      </main>
      <footer className="mx-auto w-full max-w-page px-5">
        <div className="flex flex-wrap items-center gap-x-5 gap-y-1 border-t border-hairline py-3">
          <ul aria-label="Contact and legal" className="flex flex-wrap gap-x-5 print:hidden">
            {legalLinks.map(({ path, label }) => (
              <li key={path}>
                <a
                  href={path}
                  className="inline-flex min-h-11 items-center text-sm text-muted no-underline hover:text-ink hover:underline"
                >
                  {label}
                </a>
              </li>
            ))}
          </ul>
          <p className="min-w-0 grow basis-72 py-2 text-sm text-muted">{lastLine(brand)}</p>
        </div>
      </footer>
    </div>
  );
}
