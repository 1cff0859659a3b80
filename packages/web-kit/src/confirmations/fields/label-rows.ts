import { splitCells } from '../text/rows';
import { remember } from '../remember';
import { isCode } from './numbers';
import { cutAtLabels, labelBefore, namesOfLabel, getLabelType, type LabelName } from './labels';
import type { MailValues } from '../mail-values';

/** A label with its value, '' where it stands elsewhere. `names` is empty for one that only its colon makes a label. */
export interface Labelled {
  label: string;
  names: LabelName[];
  value: string;
}

const withColon = /^([^:]{2,48}?)\s*:(?!\d\d\b|\/\/)\s*(.*)$/;
const count = /\d|[一二三四五六七八九十]|\b(?:one|two|three|four|five|six|seven|eight|nine|ten)\b/i;
/** A value right behind its label, without a colon: a figure, or the name of a day or month. */
const figure =
  /^(?:(?:from|after|by|at|on|is|until|before)\s+)?(?:[#$€£¥]|\d|(?:sun|mon|tue|wed|thu|fri|sat|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.?,?\s)/i;

/** The label of a cell, and what stands behind it; undefined for a cell without one. */
export const readLabel = remember((cell): Labelled | undefined => {
  const [, label = '', value = ''] = withColon.exec(cell) ?? [];
  if (label !== '') {
    const names = namesOfLabel(label);
    return names.length > 0 || value !== '' ? { label, names, value } : undefined;
  }
  const own = namesOfLabel(cell);
  if (own.length > 0) return { label: cell, names: own, value: '' };
  const [match, before = ''] = labelBefore.exec(cell) ?? [];
  if (match === undefined) return undefined;
  const behind = cell.slice(match.length);
  // `from 15:00` below a check-in is no label.
  const names = namesOfLabel(before).filter((name) => name !== 'from' && name !== 'to');
  return names.length > 0 && (figure.test(behind) || (names.includes('number') && isCode(behind)))
    ? { label: before, names, value: behind }
    : undefined;
});

const isBare = (cell: string): boolean => readLabel(cell)?.value === '';

const fits = (label: string, value: string, values: MailValues): boolean => {
  const names = namesOfLabel(label);
  const type = getLabelType(names);
  if (type === 'day')
    return values.dates(value).length > 0 || (names.includes('checkIn') && values.times(value).length > 0);
  if (type === 'time') return values.times(value).length > 0;
  if (type === 'count') return count.test(value) && value.length < 60;
  if (type === 'code') return isCode(value);
  if (type === 'money') return values.money(value).length > 0;
  return true;
};

const isTime = (value: string, values: MailValues): boolean =>
  value.length < 32 && values.dates(value).length === 0 && values.times(value).length > 0;

/** A label row of a table: labels in all its cells, at most one unknown. */
const isHeading = (cells: readonly string[]): boolean =>
  cells.length >= 2 &&
  cells.filter(isBare).length >= Math.max(2, cells.length - 1) &&
  cells.every((cell) => isBare(cell) || !/[\d:]/.test(cell));

const bodyBelow = (rows: readonly string[], start: number, width: number): string[][] => {
  const body: string[][] = [];
  for (const row of rows.slice(start)) {
    const cells = splitCells(row);
    if (cells.length === 0 && body.length === 0) continue;
    if (cells.length !== width || cells.some(isBare)) break;
    body.push(cells);
  }
  return body;
};

/** The records of a table: a row without a day in a column that had one goes on with the record above it. */
const recordsOf = (heading: readonly string[], body: readonly string[][], values: MailValues): string[][] => {
  const days = heading.flatMap((_, column) =>
    values.dates(body[0]?.[column] ?? '').length > 0 ? [column] : [],
  );
  const records: string[][] = [];
  for (const cells of body) {
    const last = records.at(-1);
    const goesOn =
      last && days.length > 0 && days.every((column) => values.dates(cells[column] ?? '').length === 0);
    if (goesOn) records[records.length - 1] = last.map((cell, column) => `${cell} ${cells[column] ?? ''}`);
    else records.push(cells);
  }
  return records;
};

const asRows = (heading: readonly string[], record: readonly string[]): string[] =>
  heading.map((label, column) => `${label.replace(/\s*:$/, '')}: ${record[column] ?? ''}`);

const nextFilled = (rows: readonly string[], from: number): number => {
  const at = rows.slice(from, from + 2).findIndex((row) => row !== '');
  return at < 0 ? -1 : from + at;
};

interface Unrolled {
  rows: string[];
  next: number;
}

/** Days may have their times as a second row of values. */
const sizeBelow = (below: readonly string[], count: number, values: MailValues): number => {
  const isDay = (row: string) => values.dates(row).length > 0 && values.times(row).length === 0;
  const times = below.slice(count, 2 * count);
  const hasTimes = times.length === count && times.every((row) => isTime(row, values));
  return hasTimes && below.slice(0, count).every(isDay) ? 2 * count : count;
};
const recordBelow = (below: readonly string[], count: number, values: MailValues): string[] => {
  const size = sizeBelow(below, count, values);
  return below.slice(0, count).map((row, at) => (size > count ? `${row} ${below[count + at] ?? ''}` : row));
};

/** Labels one below the other, then as many values: value n belongs to label n; else the last label has the value below it. */
const unrollStack = (rows: readonly string[], start: number, values: MailValues): Unrolled => {
  const isLabelRow = (row: string) => splitCells(row).length === 1 && isBare(row);
  let end = start;
  while (end < rows.length && isLabelRow(rows[end] ?? '')) end += 1;
  const heading = rows.slice(start, end);
  const first = nextFilled(rows, end);
  if (first < 0) return { rows: heading, next: end };
  const below: string[] = [];
  for (const row of rows.slice(first)) {
    if (row === '' || readLabel(row)) break;
    below.push(row);
  }
  // A heading of the mail above the labels may be a label by its words.
  const count = Math.min(heading.length, below.length);
  const [above, own] = [heading.slice(0, -count), heading.slice(-count)];
  if (count > 1 && own.every((label, at) => fits(label, below[at] ?? '', values)))
    return {
      rows: [...above, ...asRows(own, recordBelow(below, count, values))],
      next: first + sizeBelow(below, count, values),
    };
  const [value, more] = below;
  const label = heading.at(-1) ?? '';
  if (value === undefined || !fits(label, value, values)) return { rows: heading, next: end };
  const isDay = values.dates(value).length > 0 && values.times(value).length === 0;
  const goesOn = isDay && more !== undefined && isTime(more, values);
  return {
    rows: [...heading.slice(0, -1), ...asRows([label], [goesOn ? `${value} ${more}` : value])],
    next: first + (goesOn ? 2 : 1),
  };
};

/** Labels with their values beside them, in one row: `Check-in  Dec 4  Check-out  Dec 9`. */
const unrollCells = (cells: readonly string[], values: MailValues): string[] => {
  const rows: string[] = [];
  for (const cell of cells) {
    const last = rows.at(-1);
    if (last !== undefined && isBare(last) && !readLabel(cell) && fits(last, cell, values))
      rows[rows.length - 1] = `${last.replace(/\s*:$/, '')}: ${cell}`;
    else if (last !== undefined && !readLabel(cell)) rows[rows.length - 1] = `${last}\t${cell}`;
    else rows.push(cell);
  }
  return rows;
};

/**
 * Rewrites tables, columns and stacks of labels to rows of `Label: value`, a blank row between two records, so that whatever reads the
 * mail finds each value behind its label.
 */
export const unrollLabels = (rows: readonly string[], values: MailValues): string[] => {
  const found: string[] = [];
  for (let at = 0; at < rows.length;) {
    const cells = splitCells(rows[at] ?? '').flatMap(cutAtLabels);
    if (isHeading(cells)) {
      const body = bodyBelow(rows, at + 1, cells.length);
      const stacked = rows.slice(nextFilled(rows, at + 1), nextFilled(rows, at + 1) + cells.length);
      const isStacked =
        body.length === 0 &&
        stacked.length === cells.length &&
        stacked.every(
          (row, n) => (n > 0 || !row.includes('\t')) && !readLabel(row) && fits(cells[n] ?? '', row, values),
        );
      const records = isStacked ? [stacked] : recordsOf(cells, body, values);
      const areFit = records.every((record) =>
        cells.every((label, n) => fits(label, record[n] ?? '', values)),
      );
      if (records.length > 0 && areFit) {
        for (const record of records) found.push(...asRows(cells, record), '');
        at = isStacked
          ? nextFilled(rows, at + 1) + cells.length
          : rows.indexOf(body.at(-1)?.join('\t') ?? '', at) + 1;
        continue;
      }
    }
    if (cells.length === 1 && isBare(cells[0] ?? '')) {
      const stack = unrollStack(rows, at, values);
      found.push(...stack.rows);
      at = stack.next;
    } else {
      found.push(...(cells.length === 0 ? [''] : unrollCells(cells, values)));
      at += 1;
    }
  }
  return found;
};
