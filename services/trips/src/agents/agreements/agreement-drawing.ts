import { setImmediate } from 'node:timers/promises';
import { ink, type PdfSheet, type TextStyle } from '../../planning/printouts/pdf-sheet.js';

export const title: TextStyle = { font: 'display', size: 22 };
export const heading: TextStyle = { font: 'strong', size: 12 };
export const plain: TextStyle = { font: 'regular', size: 10.5 };
export const small: TextStyle = { font: 'regular', size: 9, color: ink.muted };

export const formatUtc = (at: Date): string => `${at.toISOString().slice(0, 19).replace('T', ' ')} UTC`;

/** Other work of the process runs between blocks. */
export class AgreementDrawing {
  constructor(private readonly sheet: PdfSheet) {}

  async write(tag: 'H1' | 'H2' | 'P', text: string, style: TextStyle, space = 4, before = 0): Promise<void> {
    await setImmediate();
    if (text === '') return;
    this.sheet.y += before;
    const height = this.sheet.measureHeight(text, style);
    if (height > this.sheet.left && !this.sheet.addPage()) return;
    this.sheet.writeTagged(tag, () => {
      this.sheet.y += this.sheet.writeText(text, style);
    });
    this.sheet.y += space;
  }
}
