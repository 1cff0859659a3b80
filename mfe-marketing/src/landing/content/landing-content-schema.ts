import { shotNames } from '../../frame/product/shot-names';
import { TripMode } from '@landsea/contracts/trip';
import { ParkId } from '@landsea/contracts/catalogue';
import * as z from 'zod/mini';
import { defineText } from '../../frame/product/page-text';

const Title = defineText(90);
const Label = defineText(48);
const Sentence = defineText(260);
const Paragraph = defineText(700);
const dollars = z.int().check(z.minimum(1), z.maximum(2_000));

const TitledText = z.strictObject({ title: Title, text: Sentence });

const Fact = z.strictObject({ figure: defineText(16), text: Label });

/**
 * The product cannot prove such a claim. `sample` is never shown: the page shows the figure that an operator
 * configured under `key`, with its source, or nothing.
 */
const SampleFigure = z.strictObject({
  key: z.string().check(z.regex(/^[a-z-]+$/, 'Lower case letters and hyphens')),
  text: Label,
  sample: z.string(),
});

const ShotName = z.enum(shotNames);

const Call = z.strictObject({ title: Title, button: Label });
const Demo = z.strictObject({ title: Title, text: Sentence });

const shared = {
  facts: z.array(Fact).check(z.minLength(2), z.maxLength(4)),
  sampleFigures: z.array(SampleFigure),
  finalCall: Call,
};

const Mode = z.strictObject({ label: Label, title: Title, subtitle: Sentence });

export const MagicMeterContent = z.strictObject({
  layout: z.literal('magic-meter'),
  modes: z.strictObject({ parks: Mode, cruise: Mode, combined: Mode } satisfies Record<TripMode, unknown>),
  startButton: Label,
  seeHowButton: Label,
  promise: Label,
  itinerary: z.strictObject({
    /** Follows the sentence that names the party. */
    lead: Sentence,
    parks: z.record(ParkId, z.strictObject({ dining: dollars, lightning: dollars })),
    ports: z.strictObject({
      embarkation: z.strictObject({ photo: dollars }),
      port: z.strictObject({ excursion: dollars, photo: dollars }),
      island: z.strictObject({ excursion: dollars, photo: dollars }),
    }),
    specialtyDining: dollars,
  }),
  cruiseCategories: z.strictObject({
    title: Title,
    note: Sentence,
    items: z.array(z.strictObject({ name: Label, text: Sentence })).check(z.length(4)),
  }),
  demo: Demo,
  features: z.strictObject({
    title: Title,
    note: Sentence,
    cards: z.array(z.strictObject({ shot: ShotName, ...TitledText.shape })).check(z.length(3)),
  }),
  sticky: Call,
  ...shared,
});
export type MagicMeterContent = z.infer<typeof MagicMeterContent>;

export const featureIcons = ['budget', 'clock', 'lightning', 'days', 'cruise', 'together'] as const;
const FeatureIcon = z.enum(featureIcons);

export const PricingFocusContent = z.strictObject({
  layout: z.literal('pricing-focus'),
  hero: z.strictObject({ ...TitledText.shape, button: Label, second: Label }),
  problems: z.strictObject({
    title: Title,
    cards: z.array(z.strictObject({ scrap: Label, ...TitledText.shape })).check(z.length(4)),
  }),
  price: z.strictObject({
    title: Title,
    terms: Label,
    points: z.array(defineText(64)).check(z.minLength(4), z.maxLength(7)),
    button: Label,
    note: Sentence,
  }),
  meter: z.strictObject({ ...TitledText.shape, compare: Sentence, note: Sentence }),
  features: z.strictObject({
    title: Title,
    cards: z.array(z.strictObject({ icon: FeatureIcon, ...TitledText.shape })).check(z.length(6)),
  }),
  demo: Demo,
  steps: z.strictObject({ title: Title, items: z.array(TitledText).check(z.length(4)) }),
  /** Replaces the price of a trip when plans are sold by the month instead. */
  byTheMonth: z.strictObject({ hero: TitledText, unlockStep: TitledText, fact: Fact }),
  ...shared,
});
export type PricingFocusContent = z.infer<typeof PricingFocusContent>;

export const StoryContent = z.strictObject({
  layout: z.literal('story'),
  hero: z.strictObject({ ...TitledText.shape, button: Label, second: Label }),
  chapters: z
    .array(z.strictObject({ title: Title, paragraphs: z.array(Paragraph).check(z.minLength(1)) }))
    .check(z.minLength(2), z.maxLength(5)),
  walk: z.strictObject({
    ...TitledText.shape,
    days: z.array(Title),
    money: TitledText,
    button: Label,
  }),
  ...shared,
});
export type StoryContent = z.infer<typeof StoryContent>;

/** A test and each build check the content files against this schema. */
export const LandingContent = z.discriminatedUnion('layout', [
  MagicMeterContent,
  PricingFocusContent,
  StoryContent,
]);
export type LandingContent = z.infer<typeof LandingContent>;
