import { getPace, getPartyStart } from './day-context.js';
import { ana, context, leo } from './testing/sample-day.js';

describe('a day of a trip', () => {
  it('starts when its first park lets the party in', () => {
    expect(getPartyStart(context)).toBe(540);
    expect(getPartyStart({ ...context, earlyEntry: true })).toBe(510);
    expect(getPartyStart({ ...context, parks: [] })).toBe(540);
  });

  it('is slower with children up to six years and on peak days', () => {
    expect(getPace(context)).toEqual({ stretch: 1, peak: false });
    expect(getPace({ ...context, people: [ana, { ...leo, age: 6 }] }).stretch).toBe(1.3);
    expect(getPace({ ...context, crowd: 'peak' }).peak).toBe(true);
  });
});
