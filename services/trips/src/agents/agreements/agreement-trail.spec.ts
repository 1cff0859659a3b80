import type { AgreementEventRow } from './agreement-event.entity.js';
import { findTampering, hashFingerprint, hashTrailRow } from './agreement-trail.js';

const content = {
  title: 'Terms',
  textVersion: 1,
  agentName: 'Dana',
  agencyName: 'Harbor',
  tripName: null,
  sections: [{ heading: 'Who we are', body: 'This agreement…' }],
  amounts: [{ label: 'Deposit', cents: 20_000 }],
  cancellation: [],
  authorization: null,
};
const contentHash = hashFingerprint(content);
const signature = { name: 'Jen Brubaker', drawn: null, answers: { lastFour: '4242' } };

const makeTrail = () => {
  let beforeHash = contentHash;
  return (['created', 'opened', 'signed'] as const).map((kind, index): AgreementEventRow => {
    const row = {
      agreementId: 'a0000000-0000-4000-8000-000000000001',
      seq: index + 1,
      kind,
      at: new Date(`2026-11-28T15:0${String(index)}:00.123Z`),
      zone: 'America/New_York',
      actor: 'Jen Brubaker',
      address: 'jen@example.com',
      network: '203.0.113.7',
      userAgent: 'A browser',
      detail: kind === 'signed' ? `Signature ${hashFingerprint(signature)}` : '',
      beforeHash,
    };
    beforeHash = hashTrailRow(row);
    return { ...row, hash: beforeHash };
  });
};
const anAgreement = (events: readonly AgreementEventRow[]) => ({
  content,
  contentHash,
  signature,
  trailHash: events.at(-1)?.hash ?? contentHash,
});

it('finds nothing in a trail that nobody touched, whatever the order of names in the content', () => {
  const events = makeTrail();
  const { title, ...rest } = content;
  expect(findTampering(anAgreement(events), events)).toBeUndefined();
  expect(findTampering({ ...anAgreement(events), content: { ...rest, title } }, events)).toBeUndefined();
});

it.each([
  ['kind', 'opened'],
  ['at', new Date('2026-11-27T15:00:00Z')],
  ['zone', 'UTC'],
  ['actor', 'Somebody else'],
  ['address', 'other@example.com'],
  ['network', '198.51.100.1'],
  ['userAgent', 'Another browser'],
  ['detail', 'x'],
])('finds a changed %s, even with a hash that fits the row', (name, value) => {
  const events = makeTrail();
  const changed = { ...(events[0] as AgreementEventRow), [name]: value };
  const forged = { ...changed, hash: hashTrailRow(changed) };
  const said = (row: AgreementEventRow) => findTampering(anAgreement(events), [row, ...events.slice(1)]);
  expect(said(changed)).toBe('Row 1 of the trail was changed after it was written.');
  expect(said(forged)).toBe('Row 2 of the trail was changed after it was written.');
});

it('finds a missing row, a missing end, another text and another signature', () => {
  const events = makeTrail();
  const agreement = anAgreement(events);
  const [first, , last] = events as [AgreementEventRow, AgreementEventRow, AgreementEventRow];
  expect(findTampering(agreement, [first, last])).toBe('Row 2 of the trail is missing.');
  expect(findTampering(agreement, events.slice(0, 2))).toBe('The end of the trail is missing.');
  expect(findTampering({ ...agreement, content: { ...content, title: 'Other' } }, events)).toContain(
    'The text',
  );
  expect(findTampering({ ...agreement, signature: { ...signature, name: 'Jon' } }, events)).toContain(
    'The signature',
  );
});
