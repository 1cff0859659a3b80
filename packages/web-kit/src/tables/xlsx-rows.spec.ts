import { readXlsxSheets } from './xlsx-rows';
import { workbookFiles, zipped } from './testing/workbook';

const sheetsOf = async (bytes: Uint8Array<ArrayBuffer>) => {
  const sheets = await readXlsxSheets(bytes);
  return sheets === 'too-large' || !sheets ? [] : sheets;
};

const files = workbookFiles({
  Notes: [['Made by hand']],
  Card: [
    ['Account of the family'],
    [],
    ['Date', 'Description', 'Amount'],
    [{ serial: 46460 }, 'Ears & bars', 12.5],
    ['3/15/2027', 'Dinner', 84.1 + 0.1 + 0.05],
  ],
});

it('reads the sheets of a workbook: lines counted as Excel does, days without a clock, plain numbers', async () => {
  expect(await readXlsxSheets(zipped(files))).toEqual([
    { name: 'Notes', rows: [{ line: 1, cells: ['Made by hand'] }] },
    {
      name: 'Card',
      rows: [
        { line: 1, cells: ['Account of the family', '', ''] },
        { line: 3, cells: ['Date', 'Description', 'Amount'] },
        { line: 4, cells: ['2027-03-14', 'Ears & bars', '12.5'] },
        { line: 5, cells: ['3/15/2027', 'Dinner', '84.25'] },
      ],
    },
  ]);
});

it('reads a time alone as a time, to its minute, and leaves the time beside a day out', async () => {
  const day = (minute: number) => minute / 1440;
  const [sheet] = await sheetsOf(
    zipped(
      workbookFiles({ Plan: [[{ serial: day(1060) }, { serial: 46460 + day(1060) }, { serial: 46460 }]] }),
    ),
  );
  expect(sheet?.rows[0]?.cells).toEqual(['17:40', '2027-03-14', '2027-03-14']);
});

it.each([
  ['rows nor cells', / r="[A-Z]*\d+"/g],
  ['cells', / r="[A-Z]+\d+"/g],
  ['rows', / r="\d+"/g],
])('counts the places of a workbook in which no %s name theirs', async (_, places) => {
  const sheet = 'xl/worksheets/sheet1.xml';
  const named: Record<string, string> = workbookFiles({
    Card: [
      ['Date', 'What', 'Amount'],
      [{ serial: 46460 }, 'Tea', 12.5],
    ],
  });
  const bare = { ...named, [sheet]: named[sheet]?.replaceAll(places, '') ?? '' };
  expect(bare[sheet]).not.toEqual(named[sheet]);
  expect(await readXlsxSheets(zipped(bare))).toEqual(await readXlsxSheets(zipped(named)));
});

it('counts on from a cell or a row that names its place', async () => {
  const cell = (text: string, place = '') => `<c${place} t="inlineStr"><is><t>${text}</t></is></c>`;
  const rows = `<row>${cell('A')}${cell('AA', ' r="AA1"')}${cell('AB')}</row><row r="3">${cell('A3')}</row><row>${cell('A4')}</row>`;
  const files = { ...workbookFiles({ Card: [['']] }) };
  const sheet = `<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>${rows}</sheetData></worksheet>`;
  const [read] = await sheetsOf(zipped({ ...files, 'xl/worksheets/sheet1.xml': sheet }));
  expect(read?.rows.map(({ line, cells }) => [line, cells[0], cells[26], cells[27]])).toEqual([
    [1, 'A', 'AA', 'AB'],
    [3, 'A3', '', ''],
    [4, 'A4', '', ''],
  ]);
});

it('reads a sheet so large that the library would start a worker for it', async () => {
  const rows = Array.from({ length: 5000 }, (_, at) => [{ serial: 46460 }, `Row ${at} `.repeat(20), at]);
  const [sheet] = await sheetsOf(zipped(workbookFiles({ All: rows })));
  expect(sheet?.rows).toHaveLength(5000);
  expect(sheet?.rows.at(-1)?.cells[2]).toBe('4999');
});

it('stops unpacking at its limit, whatever the file says of its sizes', async () => {
  const bomb = { ...files, 'xl/sharedStrings.xml': 'a'.repeat(40 * 1024 * 1024) };
  expect(await readXlsxSheets(zipped(bomb))).toBe('too-large');
  expect(await readXlsxSheets(zipped(bomb, 10))).toBe('too-large');
});

it('refuses a sheet of a few cells far apart before the library fills what is between', async () => {
  const sheet = (place: string) =>
    `<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData><row r="1"><c r="A1"><v>1</v></c></row>${place}</sheetData></worksheet>`;
  const read = (place: string) =>
    readXlsxSheets(zipped({ ...files, 'xl/worksheets/sheet1.xml': sheet(place) }));
  expect(await read('<row r="400000"><c r="Z400000"><v>1</v></c></row>')).toBe('too-large');
  expect(await read('<row r="6"><c r="BDWGN6"><v>1</v></c></row>')).toBe('too-large');
  expect(await read('<row r="400000"><c r="Z400000" s="1"/></row>')).not.toBe('too-large');
});

it.each([
  ['no zip', new Uint8Array(100)],
  ['a zip that is cut off', zipped(files).slice(0, 700)],
  ['a zip of something else', zipped({ 'hello.txt': 'hello' })],
  ['a zip whose list leads nowhere', zipped(files).fill(255, 0, 400)],
])('says nothing of %s', async (_, bytes) => {
  expect(await readXlsxSheets(bytes)).toBeUndefined();
});
