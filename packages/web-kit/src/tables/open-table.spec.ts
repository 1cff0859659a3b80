import { openTable } from './open-table';
import { workbookFiles, zipped } from './testing/workbook';

const cellsOf = async (bytes: Uint8Array<ArrayBuffer>) => {
  const opened = await openTable(new File([bytes], 'table'));
  return 'problem' in opened
    ? opened.problem
    : opened.sheets.map(({ rows }) => rows.map(({ cells }) => cells));
};
const text = 'Was;Betrag\r\n„Café“ – Müller’s;€ 6,50\r\n';
const western = (letters: string) => {
  const special: Record<string, number> = { '„': 0x84, '“': 0x93, '–': 0x96, '’': 0x92, '€': 0x80 };
  return Uint8Array.from(letters, (letter) => special[letter] ?? letter.charCodeAt(0));
};
const wide = (isLittle: boolean, mark = '') => {
  const view = new DataView(new ArrayBuffer((mark + text).length * 2));
  for (const [index, letter] of [...(mark + text)].entries())
    view.setUint16(index * 2, letter.charCodeAt(0), isLittle);
  return new Uint8Array(view.buffer);
};

it.each([
  ['UTF-8', new TextEncoder().encode(text)],
  ['UTF-8 with a mark', new TextEncoder().encode(`\uFEFF${text}`)],
  ['windows-1252', western(text)],
  ['UTF-16 with a mark', wide(true, '\uFEFF')],
  ['UTF-16 without one', wide(true)],
  ['UTF-16, big end first', wide(false)],
])('reads every letter of a table in %s', async (_, bytes) => {
  expect(await cellsOf(new Uint8Array(bytes))).toEqual([
    [
      ['Was', 'Betrag'],
      ['„Café“ – Müller’s', '€ 6,50'],
    ],
  ]);
});

it('tells Excel from CSV by the content', async () => {
  const rows = [
    ['Date', 'What'],
    ['3/14/2027', 'Tea'],
  ];
  expect(await cellsOf(zipped(workbookFiles({ One: rows })))).toEqual([rows]);
});

it.each([
  ['an old workbook', [0xd0, 0xcf, 0x11, 0xe0, 0, 0], /older Excel file/],
  ['a PDF', [0x25, 0x50, 0x44, 0x46, 0x2d], /This is a PDF/],
  ['a workbook beyond the limit', [...zipped({ 'a.xml': 'a'.repeat(25 * 1024 * 1024) })], /too large once/],
  ['a damaged workbook', [0x50, 0x4b, 0x03, 0x04, 0, 0], /Save it as CSV/],
])('says what to do with %s', async (_, bytes, sentence) => {
  expect(await cellsOf(new Uint8Array(bytes))).toMatch(sentence);
});
