import { aBooking } from './testing/desk-bookings';
import { toDraft } from './booking-draft';
import { fillToBook, findToBook } from './to-book';

const held = (title: string) => {
  const row = aBooking({ id: `id of ${title}`, title, kind: 'hotel', status: 'held', numbers: [] });
  return { ...row, work: row.work && { ...row.work, numbers: [] } };
};
const people = [
  { personId: 'jen', name: 'Jen', legalName: 'Jennifer Brubaker' },
  { personId: 'mike', name: 'Mike', legalName: 'Michael Brubaker' },
];
const read = { kind: 'hotel', date: '2027-04-08', isCanceled: false } as const;

it('takes the booking that the text names, else the first that fits', () => {
  const bookings = [held('BoardWalk Inn'), held('Polynesian Village Resort')];
  expect(findToBook({ ...read, title: 'Polynesian Village' }, bookings)?.booking.title).toMatch(
    /^Polynesian/,
  );
  expect(findToBook({ ...read, title: null }, bookings)?.booking.title).toBe('BoardWalk Inn');
  expect(findToBook({ ...read, date: '2027-04-09', title: 'BoardWalk Inn' }, bookings)).toBeUndefined();
});

it('keeps the chosen guests where the text names nobody', () => {
  const known = toDraft(held('BoardWalk Inn'), people);
  const going = (draft: typeof known) => draft.guests.map(({ isGoing }) => isGoing);
  expect(going(known)).toEqual([true, false]);
  const all = { ...known, guests: known.guests.map((guest) => ({ ...guest, isGoing: true })) };
  expect(going(fillToBook(known, all))).toEqual([true, false]);
  const second = { ...known, guests: known.guests.map((guest, at) => ({ ...guest, isGoing: at === 1 })) };
  expect(going(fillToBook(known, second))).toEqual([false, true]);
});
