import { clientDetailFields } from './client-details.js';
import { applyDetails, formatDetail } from './detail-field.js';
import { PersonDetails, personDetailFields, type PersonDetails as Details } from './person-details.js';

describe('details', () => {
  it('change one by one, and null, an empty text or an empty list removes one', () => {
    const known: Details = { middleName: 'Ann', suffix: 'Jr.', otherPhones: ['1'], mobility: 'Scooter' };
    const change: Details = { middleName: null, suffix: '', otherPhones: [], title: 'Dr.' };
    expect(applyDetails(known, change)).toEqual({ mobility: 'Scooter', title: 'Dr.' });
  });

  it('are written in words', () => {
    expect(formatDetail(personDetailFields.parkAccount, 'linked')).toBe('Linked');
    expect(formatDetail(personDetailFields.otherPhones, ['1', '2'])).toBe('1, 2');
    expect(formatDetail(personDetailFields.gender, undefined)).toBe('');
    expect(formatDetail(clientDetailFields.anniversary, '2010-06-12')).toBe('Jun 12, 2010');
    const consent = { about: 'news', text: 'Yes', version: '3', on: '2026-11-01' };
    expect(formatDetail(clientDetailFields.consents, [consent])).toBe(
      'News by email, Nov 1, 2026 (version 3)',
    );
  });

  it('refuse words that are none of the choices, and days that no month has', () => {
    for (const wrong of [
      { gender: 'Mrs.' },
      { birthday: '13-01' },
      { birthday: '02-32' },
      { height: 'tall' },
    ])
      expect(PersonDetails.safeParse(wrong).success).toBe(false);
    expect(
      PersonDetails.safeParse({ birthday: '02-29', gender: 'unspecified', middleName: null }).success,
    ).toBe(true);
  });
});
