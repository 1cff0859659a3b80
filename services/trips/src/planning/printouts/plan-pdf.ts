import type { Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import {
  ALL_ABOARD_NOTE,
  PAPER_NOTE,
  type PaperDay,
  type PaperPlan,
  type PaperRow,
} from '@landsea/rules/paper-plan';
import type { PrintBrand } from '../../trip/brands/trip-brands.js';
import { drawBrandHead, getMaker, listBrandLines, listSmallPrint } from './pdf-brand.js';
import { drawCover, type PrintCover } from './pdf-cover.js';
import type { Fonts } from './pdf-fonts.js';
import { ink, PdfSheet, type TextStyle } from './pdf-sheet.js';

export interface PlanToPrint {
  plan: PaperPlan;
  brand: PrintBrand | undefined;
  cover?: PrintCover | undefined;
  /** JPEG or PNG by the id of a list’s picture; a list without its bytes has none. */
  pictures?: Readonly<Record<string, Buffer>>;
}

const name: TextStyle = { font: 'display', size: 26 };
const heading: TextStyle = { font: 'display', size: 18 };
const aboard: TextStyle = { font: 'display', size: 28 };
const plain: TextStyle = { font: 'regular', size: 10.5 };
const strong: TextStyle = { font: 'strong', size: 10.5 };
const when: TextStyle = { font: 'regular', size: 10.5, align: 'right' };
const small: TextStyle = { font: 'regular', size: 9.5 };
const quiet: TextStyle = { ...small, color: ink.muted };
const usual: TextStyle = { ...plain, color: ink.muted };

const WHEN_WIDTH = 96;
const TEXT_AT = WHEN_WIDTH + 14;
const BOX = 12;
const ROW_SPACE = 12;
const AFTER_DAY = 22;
/** Points; as wide to high as the page of an offer. */
const PICTURE = { width: 240, height: 160 };

type Line = readonly [text: string, style: TextStyle];

const whenLines = ({ when: time }: PaperRow): string => time.replace(/(?<=[AP]M) /, '\n');

const rowLines = ({ kind, title, facts, note, isUsual }: PaperRow): Line[] => {
  const lines: Line[] = [
    [title, isUsual ? usual : kind === null ? plain : strong],
    [facts, quiet],
    [note ?? '', small],
  ];
  return lines.filter(([text]) => text !== '');
};

const headLines = ({ label, title, hours, allAboard }: PaperDay): Line[] => [
  [label, quiet],
  [title, heading],
  ...hours.map((each): Line => [each, quiet]),
  ...(allAboard ? [[allAboard, aboard] as const, [ALL_ABOARD_NOTE, quiet] as const] : []),
];

const bodyLines = ({ remarks, empty }: PaperDay): Line[] => [
  ...remarks.map((remark): Line => [remark, plain]),
  ...(empty ? [[empty, quiet] as const] : []),
];

/** Other work of the process runs between blocks. */
class PlanDrawing {
  private readonly textWidth: number;

  constructor(
    private readonly sheet: PdfSheet,
    private readonly brand: PrintBrand | undefined,
    private readonly cover: PrintCover | undefined,
    private readonly pictures: Readonly<Record<string, Buffer>>,
  ) {
    this.textWidth = sheet.width - TEXT_AT - BOX - 12;
  }

  async draw({ name: title, dates, bookings, days, lists, note = PAPER_NOTE }: PaperPlan): Promise<void> {
    if (this.brand) drawBrandHead(this.sheet, this.brand);
    if (this.cover) drawCover(this.sheet, this.cover);
    this.writeLines([[title, name]], 'H1');
    this.writeLines([[dates, quiet], ...bookings.map((each): Line => [each, plain])]);
    this.sheet.y += AFTER_DAY;
    for (const day of days) if (!(await this.drawDay(day))) return;
    for (const list of lists) {
      const image = list.picture && this.pictures[list.picture.id];
      if (!this.makeRoom(image ? 60 + PICTURE.height : 60)) return;
      this.writeLines([[list.title, heading]], 'H2');
      if (image) this.drawPicture(image, list.picture?.alt ?? list.title);
      for (const line of list.lines) {
        if (!this.makeRoom(this.measureLines([[line, plain]]))) return;
        this.writeLines([[line, plain]]);
      }
      this.sheet.y += AFTER_DAY;
    }
    const close = this.brand ? listBrandLines(this.brand).map((line): Line => [line, plain]) : [];
    const small = this.brand ? listSmallPrint(this.brand).map((line): Line => [line, quiet]) : [];
    const notes: Line[] = [...close, ...small, [note, quiet]];
    if (this.makeRoom(this.measureLines(notes))) this.writeLines(notes);
  }

  private drawPicture(image: Buffer, alt: string): void {
    this.sheet.y += 4;
    this.sheet.drawPicture(image, alt, PICTURE);
    this.sheet.y += 8;
  }

  /** A day stays whole on a page where it fits. False once nothing more is drawn. */
  private async drawDay(day: PaperDay): Promise<boolean> {
    const rows = day.rows.map((row) => ({ row, height: this.measureRow(row) }));
    const head = this.measureLines([...headLines(day), ...bodyLines(day)]) + 20;
    const whole = rows.reduce((sum, { height }) => sum + height, head);
    const least = head + (rows[0]?.height ?? 0);
    if (!this.makeRoom(this.sheet.fitsOnAPage(whole) ? whole : least)) return false;
    this.drawDayHead(day);
    for (const { row, height } of rows) {
      await setImmediate();
      if (this.sheet.stream.destroyed) return false;
      if (this.sheet.left < height) {
        if (!this.sheet.addPage()) return false;
        this.writeLines([[`${day.label} · ${day.title}, continued`, quiet]]);
        this.sheet.y += 6;
      }
      this.drawRow(row, height);
    }
    this.sheet.y += AFTER_DAY;
    return true;
  }

  private drawDayHead(day: PaperDay): void {
    const { sheet } = this;
    const [label, title, ...others] = headLines(day);
    if (label) this.writeLines([label]);
    if (title) this.writeLines([title], 'H2');
    this.writeLines(others);
    sheet.y += 4;
    sheet.drawRule(day.isAtSea ? ink.sea : ink.sun, 3);
    sheet.y += 8;
    this.writeLines(bodyLines(day));
    sheet.y += 2;
  }

  private drawRow(row: PaperRow, height: number): void {
    const { sheet } = this;
    const top = sheet.y;
    sheet.y += ROW_SPACE / 2;
    sheet.writeTagged('P', () => {
      sheet.writeText(whenLines(row), row.isUsual ? { ...when, color: ink.muted } : when, {
        width: WHEN_WIDTH,
      });
      for (const [text, style] of rowLines(row))
        sheet.y += sheet.writeText(text, style, { x: TEXT_AT, width: this.textWidth });
    });
    sheet.y = top + ROW_SPACE / 2;
    if (row.kind !== null) sheet.drawBox(BOX);
    sheet.y = top + height;
    sheet.drawRule(ink.line, 0.5);
  }

  private measureRow(row: PaperRow): number {
    const text = this.measureLines(rowLines(row), this.textWidth);
    return Math.max(text, this.sheet.measureHeight(whenLines(row), when, WHEN_WIDTH), BOX) + ROW_SPACE;
  }

  private writeLines(lines: readonly Line[], tag: 'H1' | 'H2' | 'P' = 'P'): void {
    for (const [text, style] of lines)
      this.sheet.writeTagged(tag, () => {
        this.sheet.y += this.sheet.writeText(text, style);
      });
  }

  private measureLines(lines: readonly Line[], width?: number): number {
    return lines.reduce((sum, [text, style]) => sum + this.sheet.measureHeight(text, style, width), 0);
  }

  private makeRoom(height: number): boolean {
    return this.sheet.left >= height || this.sheet.addPage();
  }
}

/** Tagged for screen readers. The stream begins before all is drawn, and destroying it ends the drawing. */
export const planPdf = async (
  { plan, brand, cover, pictures = {} }: PlanToPrint,
  fonts: Fonts,
): Promise<Readable> => {
  const sheet = await PdfSheet.open(plan.name, getMaker(brand), fonts);
  new PlanDrawing(sheet, brand, cover, pictures).draw(plan).then(
    () => sheet.end(),
    (error: unknown) => sheet.stream.destroy(error instanceof Error ? error : new Error(String(error))),
  );
  return sheet.stream;
};
