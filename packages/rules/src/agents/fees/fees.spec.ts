import type { ListedFee } from '@landsea/contracts/agents';
import { isLateFee, isOpenFee, sumFees, writeFeeTable } from './index.js';

const fee: ListedFee = {
  ...{ id: 'f', name: 'Planning fee', cents: 150_00, dueOn: '2026-12-01', payLink: null, note: '' },
  ...{ state: 'open', toldBy: null, receivedOn: null, waivedReason: null, version: 1 },
  ...{ clientId: 'c', clientName: 'Jen Brubaker', tripId: 't', tripName: 'Castles' },
};
const paid: ListedFee = { ...fee, state: 'confirmed', receivedOn: '2026-11-30' };

it('is late from the day after it was due, until the client says that it is paid', () => {
  expect(isLateFee(fee, '2026-12-01')).toBe(false);
  expect(isLateFee(fee, '2026-12-02')).toBe(true);
  expect(isLateFee({ ...fee, state: 'told' }, '2026-12-02')).toBe(false);
  expect(isLateFee({ ...fee, dueOn: null }, '2026-12-02')).toBe(false);
});

it('counts what was received in the year, and what is open of any year', () => {
  const fees = [fee, { ...fee, state: 'told' as const }, { ...fee, state: 'waived' as const }, paid];
  expect(fees.map(isOpenFee)).toEqual([true, true, false, false]);
  expect(sumFees(fees, '2026')).toEqual({ receivedCents: 150_00, openCents: 300_00 });
  expect(sumFees(fees, '2027')).toEqual({ receivedCents: 0, openCents: 300_00 });
});

it('writes a table in which no text runs as a formula', () => {
  const table = writeFeeTable([{ ...paid, clientName: '=1+1', note: 'Half, now' }]);
  expect(table.split('\r\n')).toEqual([
    '\uFEFFClient,Trip,Fee,Amount,Due on,State,Received on,Note',
    `"'=1+1",Castles,Planning fee,150.00,2026-12-01,Received,2026-11-30,"Half, now"`,
    '',
  ]);
});
