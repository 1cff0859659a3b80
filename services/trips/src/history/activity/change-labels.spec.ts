import { changeLabels } from './change-labels.js';

const kind = {
  kind: 'trip' as const,
  noun: 'the trip',
  labels: { endDate: 'last day', time: 'time', name: 'name' },
};
const labels = (before: Record<string, unknown>, after: Record<string, unknown>) =>
  changeLabels(
    kind as Parameters<typeof changeLabels>[0],
    { before, after },
    { nameOf: () => '', seesMoney: true },
  );

it('says dates and times as a family does, and quotes what somebody typed', () => {
  const before = { endDate: '2027-04-11', time: null, name: 'Spring' };
  const after = { endDate: '2027-04-12', time: '18:05', name: 'Spring 2027' };
  expect(labels(before, after)).toEqual([
    'last day Sun, Apr 11, 2027 → Mon, Apr 12, 2027',
    'time none → 6:05 PM',
    'name “Spring” → “Spring 2027”',
  ]);
  expect(labels({ time: '08:45:00' }, { time: '08:50:00' })).toEqual(['time 8:45 AM → 8:50 AM']);
});
