import type { ComponentType } from 'react';
import type { LandingContent } from './content/landing-content-schema';

/** The words come from one content file, the looks from one layout component. */
interface LandingVariant {
  content: () => Promise<LandingContent>;
  /** The product's figures are filled in; each page is its own module. */
  page: () => Promise<ComponentType>;
}

/**
 * Experiments and reports use these names, which never change. A new page is a
 * content file, a page module and an entry here.
 */
export const landingVariants = {
  'magic-meter': {
    content: async () => (await import('./content/magic-meter.content')).content,
    page: async () => (await import('./magic-meter-page')).MagicMeterPage,
  },
  'pricing-focus': {
    content: async () => (await import('./content/pricing-focus.content')).content,
    page: async () => (await import('./pricing-focus-page')).PricingFocusPage,
  },
  story: {
    content: async () => (await import('./content/story.content')).content,
    page: async () => (await import('./story-page')).StoryPage,
  },
} satisfies Record<string, LandingVariant>;
