import type { BookingWindow, Task } from '@landsea/contracts/planning';
import { aLine, aWindow } from '../../testing/trip-fixtures';
import { openPayment } from './final-payment-question';

const now = new Date('2026-11-24T15:00:00Z');
const payment = (over: Partial<BookingWindow> = {}) =>
  aWindow({
    id: 'final-payment',
    kind: 'final-payment',
    type: 'due',
    opensAt: '2026-11-17T05:00:00Z',
    ...over,
  });
const task = { windowId: 'final-payment', status: 'to-do' } as Task;

describe('a final payment to ask about', () => {
  it('is one whose day is over', () => {
    expect(openPayment([payment()], [], undefined, now)?.id).toBe('final-payment');
    expect(openPayment([payment({ opensAt: '2026-11-24T05:00:00Z' })], [], undefined, now)).toBeUndefined();
  });

  it('goes by the date of the booking where somebody entered it', () => {
    expect(openPayment([payment({ ownDate: '2026-11-30' })], [], undefined, now)).toBeUndefined();
  });

  it('is none where the budget says that the fare is paid', () => {
    const lines = [aLine({ category: 'cruise-fare', dueOn: null, status: 'paid' })];
    expect(openPayment([payment()], [], { lines }, now)).toBeUndefined();
    const open = [aLine({ category: 'cruise-fare', dueOn: null, status: 'planned' })];
    expect(openPayment([payment()], [], { lines: open }, now)).toBeDefined();
  });

  it('is asked about once', () => {
    expect(openPayment([payment()], [task], undefined, now)).toBeUndefined();
  });
});
