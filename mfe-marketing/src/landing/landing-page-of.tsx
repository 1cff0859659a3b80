import type { ComponentType, ReactNode } from 'react';
import { fillFigures } from '../frame/product/product-figures';
import type { LandingContent } from './content/landing-content-schema';
import type { PageHandle } from '@landsea/web-kit/pages';
import { useMatches } from 'react-router-dom';
import { LandingTopBar } from './landing-top-bar';

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
