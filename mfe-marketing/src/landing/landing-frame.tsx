import type { PageHandle } from '@landsea/web-kit/pages';
import type { ReactNode } from 'react';
import { useMatches } from 'react-router-dom';
import { LandingTopBar } from './landing-top-bar';

/** The page has its own head when the shell shows no navigation. */
export function LandingFrame({ children }: { children?: ReactNode }) {
  const handle = useMatches().at(-1)?.handle as PageHandle | undefined;
  return (
    <>
      {handle?.frame === 'bare' ? <LandingTopBar /> : null}
      <div>{children}</div>
    </>
  );
}
