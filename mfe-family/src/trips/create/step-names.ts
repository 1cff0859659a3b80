import type { WizardStep } from '@landsea/contracts/trip';

export const stepNames: Record<WizardStep, string> = {
  trip: 'Trip',
  stays: 'Hotels',
  sailing: 'Sailing',
  party: 'Party',
  review: 'Review',
};
