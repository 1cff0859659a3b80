#!/usr/bin/env bash
# read-excel-file 9.3.17 returns 448 of the 1,440 times of a day one millisecond early when they stand beside a date: 5:40 PM reads 5:39 PM.
#
# A good guess: what a workbook shows as "3/14/27 17:40" comes back as that minute, because a cell of the same time without a date does.
# Wrong: a date with a time is a fraction of a day since 1899, and the fraction of a number above 40,000 has too few digits left for a whole
# millisecond. The library multiplies and lets `Date` cut the rest off, so that 17:40 becomes 17:39:59.999, and everything that shows hours
# and minutes is a minute early. Others round: exceljs reads the same file without a fault. Which minutes are hit depends on the last digits
# that the writer kept, so that a few samples may show nothing. A workbook counted from 1904 (an option that old Macs switched on) loses 160
# times even without a date.
#
# Seen (Node 20.20.2):
#   date and time: 448 of 1440 early (exceljs: 0), the first 2027-03-14T00:05 as 2027-03-14T00:04:59.999Z
#   17:40 beside March 14, 2027: 2027-03-14T17:39:59.999Z
#   time alone: 0 of 1440 early
#   time alone, counted from 1904: 160 of 1440 early
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --silent read-excel-file@9.3.17 exceljs@4.4.0
cat > run.mjs <<'JS'
import { strict as assert } from 'node:assert';
import ExcelJS from 'exceljs';
import readWorkbook from 'read-excel-file/node';

const MINUTES = 1440;
const minutesOf = (date) => date.getUTCHours() * 60 + date.getUTCMinutes();
const write = async (file, firstDay, numFmt, date1904) => {
  const workbook = new ExcelJS.Workbook();
  workbook.properties.date1904 = date1904;
  const sheet = workbook.addWorksheet('Plan');
  for (let minute = 0; minute < MINUTES; minute += 1) {
    const cell = sheet.getCell(minute + 1, 1);
    cell.value = new Date(firstDay + minute * 60_000);
    cell.numFmt = numFmt;
  }
  await workbook.xlsx.writeFile(file);
};
const readEarly = async (file) => {
  const [{ data }] = await readWorkbook(file);
  return data.map(([date], minute) => ({ date, minute })).filter(({ date, minute }) => minutesOf(date) !== minute);
};
const readWithOther = async (file) => {
  const workbook = new ExcelJS.Workbook();
  await workbook.xlsx.readFile(file);
  let early = 0;
  workbook.worksheets[0].eachRow((row, number) => {
    if (minutesOf(row.getCell(1).value) !== number - 1) early += 1;
  });
  return early;
};

await write('dated.xlsx', Date.UTC(2027, 2, 14), 'm/d/yy h:mm', false);
await write('times.xlsx', Date.UTC(1899, 11, 30), 'h:mm', false);
await write('times-1904.xlsx', Date.UTC(1904, 0, 1), 'h:mm', true);
const dated = await readEarly('dated.xlsx');
const evening = dated.find(({ minute }) => minute === 17 * 60 + 40)?.date.toISOString();
const seen = {
  dated: dated.length,
  first: dated[0].date.toISOString(),
  evening,
  exceljs: await readWithOther('dated.xlsx'),
  times: (await readEarly('times.xlsx')).length,
  times1904: (await readEarly('times-1904.xlsx')).length,
};
console.log(process.version, JSON.stringify(seen));
assert.deepEqual(seen, {
  dated: 448,
  first: '2027-03-14T00:04:59.999Z',
  evening: '2027-03-14T17:39:59.999Z',
  exceljs: 0,
  times: 0,
  times1904: 160,
});
JS
node run.mjs
