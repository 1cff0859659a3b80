import { readXlsxSheets } from './xlsx-rows';
import { workbookFiles, zipped } from './testing/workbook';

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

it('reads a sheet so large that the library would start a worker for it', async () => {
  const rows = Array.from({ length: 5000 }, (_, at) => [{ serial: 46460 }, `Row ${at} `.repeat(20), at]);
  const [sheet] = (await readXlsxSheets(zipped(workbookFiles({ All: rows })))) ?? [];
  expect(sheet?.rows).toHaveLength(5000);
  expect(sheet?.rows.at(-1)?.cells[2]).toBe('4999');
});

it('stops unpacking at its limit, whatever the file says of its sizes', async () => {
  const bomb = { ...files, 'xl/sharedStrings.xml': 'a'.repeat(40 * 1024 * 1024) };
  expect(await readXlsxSheets(zipped(bomb))).toBeUndefined();
  expect(await readXlsxSheets(zipped(bomb, 10))).toBeUndefined();
});

it.each([
  ['no zip', new Uint8Array(100)],
  ['a zip that is cut off', zipped(files).slice(0, 700)],
  ['a zip of something else', zipped({ 'hello.txt': 'hello' })],
  ['a zip whose list leads nowhere', zipped(files).fill(255, 0, 400)],
])('says nothing of %s', async (_, bytes) => {
  expect(await readXlsxSheets(bytes)).toBeUndefined();
});
