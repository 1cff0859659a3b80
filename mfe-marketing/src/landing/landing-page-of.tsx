import type { ComponentType } from 'react';
import { fillFigures } from '../frame/product/product-figures';
import type { LandingContent } from './content/landing-content-schema';
import { LandingFrame } from './landing-frame';

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
