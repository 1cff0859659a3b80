import { unknownSystem } from '@landsea/rules/agents/imports';
import type { OpenedFile } from './open-import-file';
import { writeRejectedRows } from './rejected-rows';

const file: OpenedFile = {
  name: 'clients.csv',
  sha256: '0'.repeat(64),
  fileDate: '2026-11-28',
  header: ['First Name', 'Notes', 'Card Number'],
  rows: [
    { line: 2, cells: ['Ann', 'Card 4111 1111 1111 1111, "VIP"', '4111111111111111'] },
    { line: 3, cells: ['Bo', '=HYPERLINK("x")', ''] },
    { line: 4, cells: ['Cy', 'Imported', ''] },
  ],
  system: unknownSystem,
  signature: '',
  mapping: ['firstName', 'notes', 'secret'],
  isRemembered: false,
};

it('writes each rejected row with its reason, no formula and no number that nobody may keep', () => {
  const text = writeRejectedRows(file, [
    { line: 2, sentence: 'A last name is needed.' },
    { line: 3, sentence: 'No, thanks.' },
  ]);
  expect(text.replace('\uFEFF', '').split('\r\n')).toEqual([
    'Why it was not imported,First Name,Notes,Card Number',
    'A last name is needed.,Ann,"Card [a card number was taken out], ""VIP""",',
    '"No, thanks.",Bo,"\'=HYPERLINK(""x"")",',
    '',
  ]);
});
