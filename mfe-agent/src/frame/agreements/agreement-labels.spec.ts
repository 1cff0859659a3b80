import type { AgreementLine } from '@landsea/contracts/agents';
import { formatAgreement, formatAgreementAlert } from './agreement-labels';

const line: AgreementLine = {
  id: 'a0000000-0000-4000-8000-000000000001',
  clientId: null,
  clientName: 'Jen Brubaker',
  tripId: null,
  tripName: null,
  kind: 'terms',
  state: 'sent',
  recipientName: 'Jen Brubaker',
  recipientEmail: 'jen@example.com',
  createdAt: '2026-11-27T12:00:00.000Z',
  sentAt: '2026-11-27T12:00:00.000Z',
  openedAt: null,
  closedAt: null,
  expiresAt: null,
  isExpired: false,
  answer: null,
  name: null,
  reason: '',
  hasNewerText: false,
};
const closed = { closedAt: '2026-11-28T12:00:00.000Z', name: 'Jen' };

it.each([
  [{ state: 'draft' }, /^Terms: not sent yet$/],
  [{}, /^Terms: sent .*27.*, not opened yet$/],
  [{ isExpired: true }, /^Terms: the link ran out, sent .*27/],
  [{ state: 'signed', ...closed }, /^Terms: signed .*28.* by Jen$/],
  [{ kind: 'protection', state: 'signed', answer: 'declined', ...closed }, /^Protection: declined .*28/],
  [{ state: 'declined', ...closed }, /^Terms: not signed, declined .*28/],
  [{ state: 'void', ...closed }, /^Terms: withdrawn .*28/],
] as const)('says in one line what became of %j', (over, said) => {
  expect(formatAgreement({ ...line, ...over } as AgreementLine)).toMatch(said);
});

it('says in the morning what waits', () => {
  const alert = { ...line, clientId: line.id, tripName: 'Fall Break', days: 4 };
  expect(formatAgreementAlert(alert)).toBe('Terms for Fall Break: Jen Brubaker hasn’t signed for 4 days');
  expect(formatAgreementAlert({ ...alert, isExpired: true })).toContain('the link ran out');
});
