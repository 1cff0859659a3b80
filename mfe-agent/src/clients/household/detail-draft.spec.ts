import { clientDetailFields, personDetailFields } from '@landsea/contracts/agents';
import { formatDetails, makeDetailDraft, readDetailDraft } from './detail-draft';

describe('typed details', () => {
  const known = { middleName: 'Ann', otherPhones: ['303-555-0130', '303-555-0131'] };

  it('are what is known until somebody types', () => {
    const draft = makeDetailDraft(personDetailFields, known);
    expect(draft).toMatchObject({ middleName: 'Ann', otherPhones: '303-555-0130\n303-555-0131', suffix: '' });
    expect(readDetailDraft(personDetailFields, draft, known)).toBeUndefined();
  });

  it('name only what differs, and remove what was cleared', () => {
    const draft = {
      ...makeDetailDraft(personDetailFields, known),
      middleName: ' ',
      suffix: 'Jr.',
      otherPhones: '1, 2',
    };
    expect(readDetailDraft(personDetailFields, draft, known)).toEqual({
      middleName: null,
      suffix: 'Jr.',
      otherPhones: ['1', '2'],
    });
  });

  it('keep consents, which nobody types here', () => {
    const consents = [{ about: 'news' as const, text: 'Yes', version: '3', on: '2026-11-01' }];
    const draft = makeDetailDraft(clientDetailFields, { consents });
    expect(readDetailDraft(clientDetailFields, { ...draft, city: 'Dayton' }, { consents })).toEqual({
      city: 'Dayton',
    });
  });

  it('are shown line by line', () => {
    expect(formatDetails(personDetailFields, known)).toBe(
      'Middle name: Ann\nMore phones: 303-555-0130, 303-555-0131',
    );
  });
});
