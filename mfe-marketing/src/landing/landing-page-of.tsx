import type { ComponentType, ReactNode } from 'react';
import { fillFigures } from '../frame/product/product-figures';
import type { LandingContent } from './content/landing-content-schema';
import type { PageHandle } from '@landsea/web-kit/pages';
import { Link, useMatches } from 'react-router-dom';

function LandingTopBar() {
  return (
    <header className="mx-auto flex w-full max-w-page items-center justify-between gap-4 px-5 py-1.5 sm:py-3">
      <Link
        to="/"
        className="inline-flex min-h-11 items-center font-display text-xl font-semibold text-ink no-underline"
      >
        Landsea
      </Link>
      <nav aria-label="Main" className="flex items-center gap-1 text-base font-semibold sm:gap-3">
        <Link
          to="/pricing"
          className="inline-flex min-h-11 items-center px-3 text-ink no-underline hover:text-sea"
        >
          Pricing
        </Link>
        <Link
          to="/auth"
          className="inline-flex min-h-11 items-center px-3 text-sea no-underline hover:underline"
        >
          Sign In
        </Link>
      </nav>
    </header>
  );
}

/** The page has its own head when the shell shows no navigation. */
function LandingFrame({ children }: { children?: ReactNode }) {
  const handle = useMatches().at(-1)?.handle as PageHandle | undefined;
  return (
    <>
      {handle?.frame === 'bare' ? <LandingTopBar /> : null}
      <div>{children}</div>
    </>
  );
}

export const makeLandingPage = <C extends LandingContent>(
  Layout: ComponentType<{ content: C }>,
  content: C,
): ComponentType => {
  const filled = fillFigures(content);
  return function LandingPage() {
    return (
      <LandingFrame>
        <Layout content={filled} />
      </LandingFrame>
    );
  };
};
