import type { ComponentType } from 'react';
import type { LandingContent } from './content/landing-content-schema';

/** A landing page: its words from one content file, its looks from one layout component. */
export interface LandingVariant {
  /** Its name in experiments and reports; it never changes. */
  key: string;
  content: () => Promise<LandingContent>;
  /** The page as a component, with the product's figures filled in. */
  page: () => Promise<ComponentType>;
}

interface VariantParts<C extends LandingContent> {
  key: string;
  layout: () => Promise<ComponentType<{ content: C }>>;
  content: () => Promise<C>;
}

const variant = <C extends LandingContent>({ key, layout, content }: VariantParts<C>): LandingVariant => ({
  key,
  content,
  page: async () => {
    const [{ landingPageOf }, Layout, words] = await Promise.all([
      import('./landing-page-of'),
      layout(),
      content(),
    ]);
    return landingPageOf(Layout, words);
  },
});

const magicMeter = async () => (await import('./magic-meter/magic-meter-layout')).MagicMeterLayout;
const pricingFocus = async () => (await import('./pricing-focus/pricing-focus-layout')).PricingFocusLayout;
const story = async () => (await import('./story/story-layout')).StoryLayout;

/** Every landing page there is. A new one is a content file and a line here. */
export const landingVariants = [
  variant({
    key: 'magic-meter',
    layout: magicMeter,
    content: async () => (await import('./content/magic-meter.content')).content,
  }),
  variant({
    key: 'pricing-focus',
    layout: pricingFocus,
    content: async () => (await import('./content/pricing-focus.content')).content,
  }),
  variant({
    key: 'story',
    layout: story,
    content: async () => (await import('./content/story.content')).content,
  }),
];
