import type { ItineraryRow, ItineraryView } from '@landsea/contracts/agents';
import { isTripOver, toSouvenir } from './souvenir.js';

const row = (change: Partial<ItineraryRow>): ItineraryRow => ({
  ...{
    id: 'dinner',
    when: '5:40 PM',
    title: 'Dinner at Sci-Fi',
    facts: 'Table for four',
    note: null,
    at: null,
  },
  ...change,
});
const lines = [{ id: 'a', text: 'A line' }];
const view: ItineraryView = {
  tripId: '00000000-0000-4000-8000-000000000001',
  title: 'Spring break',
  message: 'So happy for you!',
  startDate: '2027-04-04',
  endDate: '2027-04-05',
  dates: 'Apr 4 – 5',
  days: [
    {
      date: '2027-04-04',
      label: 'Sun, Apr 4',
      title: 'Hollywood Studios',
      isAtSea: false,
      words: 'Sleep in.',
      hours: ['9:00 AM – 9:00 PM'],
      allAboard: '4:30 PM',
      remarks: ['Early entry from 8:30 AM'],
      empty: 'Nothing planned yet',
      rows: [row({}), row({ id: 'first way' }), row({ id: 'usual muster', isUsual: true })],
    },
  ],
  lists: [
    { key: 'bookings', title: 'Where you’re staying', lines },
    { key: 'payments', title: 'Payments', lines },
    { key: 'papers', title: 'Papers to have ready', lines },
    { key: 'wishes', title: 'If there is time', lines },
    { key: 'contacts', title: 'Good to have on hand', lines },
  ],
  numbers: [{ id: 'n', title: 'Pop Century, confirmation', value: '99001122' }],
};

describe('an itinerary whose trip is over', () => {
  it('keeps what there was, and no help for what was ahead', () => {
    const { days, lists, numbers, ...head } = toSouvenir(view);
    expect(head).toMatchObject({ title: 'Spring break', message: 'So happy for you!', dates: 'Apr 4 – 5' });
    expect(days).toMatchObject([
      { words: 'Sleep in.', hours: [], allAboard: null, remarks: [], empty: null, rows: [{ id: 'dinner' }] },
    ]);
    expect(lists).toEqual([{ key: 'bookings', title: 'Where you stayed', lines }]);
    expect(numbers).toEqual([]);
  });

  it.each([
    ['2027-04-06T03:59:00Z', false],
    ['2027-04-06T09:59:00Z', false],
    ['2027-04-06T10:00:00Z', true],
  ])('is over once the last day has ended everywhere (%s: %s)', (at, isOver) => {
    expect(isTripOver(view, new Date(at))).toBe(isOver);
  });
});
