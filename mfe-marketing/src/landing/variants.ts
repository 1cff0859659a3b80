import type { ComponentType } from 'react';
import type { LandingContent } from './content/landing-content-schema';

/** A landing page: its words from one content file, its looks from one layout component. */
interface LandingVariant {
  content: () => Promise<LandingContent>;
  /** The page as a component, with the product's figures filled in; each in a module of its own. */
  page: () => Promise<ComponentType>;
}

/**
 * Every landing page there is, by its name in experiments and reports, which never changes. A new one is a content file, a
 * page module and an entry here.
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
