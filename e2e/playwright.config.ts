import { defineConfig } from '@playwright/test';
import { phone, settings, wide } from './settings.js';

/** Made at both widths: every kind of layout, and the main job. */
const atBothWidths = [
  'accessibility',
  'agent',
  'agent-agreements',
  'agent-beside',
  'agent-bookings',
  'agent-brand',
  'agent-desk',
  'agent-forms',
  'agent-groups',
  'agent-import',
  'agent-itinerary',
  'agent-offers',
  'agent-quote-templates',
  'agent-quotes',
  'agent-commissions',
  'agent-tasks',
  'client-timeline',
  'daily-plans',
  'main-job',
  'messages',
  'morning-email',
  'morning-film',
].map((name) => `**/${name}.spec.ts`);
/** The other journeys are made once: these on a phone, as most people make them, and the rest in a wide window. */
const onPhones = [
  'agent-taps',
  'bad-input',
  'billing',
  'first-paint-stays',
  'invitation',
  'preview',
  'settings',
  'smoke',
].map((name) => `**/${name}.spec.ts`);

export default defineConfig({
  ...settings('journeys'),
  // A journey waits about a third of its time: three keep two processors busy.
  workers: 3,
  // A worker serves one project. The longest journey is of the first, so that nothing is left to run alone at the end.
  projects: [
    {
      name: 'desktop',
      testIgnore: [
        '**/experiments.spec.ts',
        '**/faults.spec.ts',
        '**/release.spec.ts',
        '**/tampered-release.spec.ts',
        ...onPhones,
      ],
      use: { viewport: wide },
    },
    { name: 'phone', testMatch: [...atBothWidths, ...onPhones], use: phone },
  ],
});
