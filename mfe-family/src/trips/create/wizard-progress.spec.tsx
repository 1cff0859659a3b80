import type { TripDraft } from '@landsea/contracts/trip';
import { render } from '@testing-library/react';
import { stepNames } from './step-names';
import { WizardProgress } from './wizard-progress';

const drawn = (mode: TripDraft['mode']): string =>
  render(<WizardProgress steps={['trip', 'party', 'review']} step="party" names={stepNames} mode={mode} />)
    .container.innerHTML;

/** A stretch of land ends in a line of palm, one of sea in a line of sea; the ship is on the sea only. */
it('draws land for the parks, sea for a cruise, and both for both', () => {
  const lines = (mode: TripDraft['mode']) => [
    /<line[^>]*stroke="var\(--palm\)"/.test(drawn(mode)),
    drawn(mode).includes('viewBox="128 0 176 64"'),
  ];
  expect(lines('parks')).toEqual([true, false]);
  expect(lines('cruise')).toEqual([false, true]);
  expect(lines('combined')).toEqual([true, true]);
});
