import { toPlainName, toSavedName } from './file-names.js';

it.each([
  ['invoice.pdf.hta', 'application/pdf', 'invoice.pdf.hta.pdf'],
  ['setup.exe', 'application/pdf', 'setup.exe.pdf'],
  ['Receipt.PDF', 'application/pdf', 'Receipt.PDF'],
  ['photo.jpeg', 'image/jpeg', 'photo.jpeg'],
  ['photo', 'image/webp', 'photo.webp'],
  ['gpj.\u202eexe', 'image/jpeg', 'gpj.exe.jpg'],
  ['\u200b', 'image/png', 'file.png'],
])('a browser saves %s of type %s as %s', (name, type, saved) => {
  expect(toSavedName(name, type)).toBe(saved);
});

it('keeps what a person called the file otherwise', () => {
  expect(toPlainName(' Dinner at ’Ohana "1/2" ', 'receipt')).toBe('Dinner at ’Ohana  1 2');
});
