import type { FontName, Fonts } from './pdf-fonts.js';

/** US Letter, in points. */
const MARGIN = 48;
const WIDTH = 612 - 2 * MARGIN;
const BOTTOM = 792 - MARGIN;
const PAGE_HEIGHT = BOTTOM - MARGIN;
const MOST_PAGES = 80;
const CUT_SHORT = 'There is more than fits here. Download single days for the rest.';

export const ink = { text: '#12263a', muted: '#5a6b78', line: '#cbbfa8', sea: '#0f6e7c', sun: '#f2b33d' };

export interface TextStyle {
  font: FontName;
  size: number;
  color?: string;
  align?: 'left' | 'right';
}

/** The fonts have no pictograms. */
const PICTOGRAMS =
  / ?(?:(?![©®™])[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}](?:\u200d|\ufe0e|\ufe0f)*)+/gu;
const printable = (text: string): string => text.replace(PICTOGRAMS, '');

export class PdfSheet {
  y = MARGIN;
  readonly width = WIDTH;
  private pages = 0;
  private readonly body: PDFKit.PDFStructureElement;

  private constructor(
    readonly stream: PDFKit.PDFDocument,
    private readonly footer: string,
  ) {
    this.body = stream.struct('Document');
    stream.addStructure(this.body);
    this.addPage();
  }

  static async open(title: string, maker: string, fonts: Fonts): Promise<PdfSheet> {
    const { default: PDFDocument } = await import('pdfkit');
    const stream = new PDFDocument({
      size: 'LETTER',
      margin: 0,
      autoFirstPage: false,
      // PDFKit would read its default font from a file.
      font: '',
      pdfVersion: '1.7',
      tagged: true,
      lang: 'en-US',
      displayTitle: true,
      info: { Title: printable(title), Creator: maker, Producer: maker },
    });
    for (const [name, file] of Object.entries(fonts)) stream.registerFont(name, Buffer.from(file));
    return new PdfSheet(stream, printable(title));
  }

  addPage(): boolean {
    if (this.pages === MOST_PAGES) {
      this.writeTagged('P', () => this.writeText(CUT_SHORT, { font: 'strong', size: 9 }, { y: BOTTOM }));
      return false;
    }
    this.pages += 1;
    this.stream.addPage();
    this.stream.markContent('Artifact', { type: 'Pagination' });
    const place = { lineBreak: false, width: WIDTH, height: 10, ellipsis: true };
    this.use({ font: 'regular', size: 8, color: ink.muted });
    this.stream.text(this.footer, MARGIN, BOTTOM + 14, { ...place, width: WIDTH - 60 });
    this.stream.text(String(this.pages), MARGIN, BOTTOM + 14, { ...place, align: 'right' });
    this.stream.endMarkedContent();
    this.y = MARGIN;
    return true;
  }

  get left(): number {
    return BOTTOM - this.y;
  }

  fitsOnAPage(height: number): boolean {
    return height <= PAGE_HEIGHT;
  }

  measureHeight(text: string, style: TextStyle, width = WIDTH): number {
    this.use(style);
    return this.stream.heightOfString(printable(text), { width });
  }

  writeText(text: string, style: TextStyle, place: { x?: number; y?: number; width?: number } = {}): number {
    const { x = 0, y = this.y } = place;
    const width = place.width ?? WIDTH - x;
    this.use(style);
    this.stream.text(printable(text), MARGIN + x, y, { width, align: style.align ?? 'left' });
    return this.stream.y - y;
  }

  writeTagged(tag: 'H1' | 'H2' | 'P', draw: () => void): void {
    this.body.add(this.stream.struct(tag, {}, draw));
  }

  drawPicture(image: Buffer, alt: string, { width, height }: { width: number; height: number }): void {
    const draw = (): void => {
      this.stream.image(image, MARGIN, this.y, { fit: [width, height] });
    };
    this.body.add(this.stream.struct('Figure', { alt: printable(alt) }, draw));
    this.y += height;
  }

  /** A picture over the whole width; what is outside of its frame is cut off. */
  drawClipped(
    alt: string,
    height: number,
    draw: (pdf: PDFKit.PDFDocument, x: number, y: number) => void,
  ): void {
    const drawFramed = (): void => {
      this.stream.save().rect(MARGIN, this.y, WIDTH, height).clip();
      draw(this.stream, MARGIN, this.y);
      this.stream.restore();
    };
    this.body.add(this.stream.struct('Figure', { alt: printable(alt) }, drawFramed));
    this.y += height;
  }

  /** Lines in a box of 1000 by 300, such as a signature. */
  drawLines(
    lines: readonly (readonly (readonly [number, number])[])[],
    alt: string,
    { width, height }: { width: number; height: number },
  ): void {
    const draw = (): void => {
      for (const line of lines) {
        for (const [index, [x, y]] of line.entries()) {
          const at = [MARGIN + (x / 1000) * width, this.y + (y / 300) * height] as const;
          if (index === 0) this.stream.moveTo(...at);
          else this.stream.lineTo(...at);
        }
        this.stream.lineWidth(1.4).lineCap('round').stroke(ink.text);
      }
    };
    this.body.add(this.stream.struct('Figure', { alt: printable(alt) }, draw));
    this.y += height;
  }

  drawRule(color: string, thickness: number): void {
    this.drawDecorated(() => {
      this.stream.rect(MARGIN, this.y, WIDTH, thickness).fill(color);
    });
  }

  drawBox(size: number): void {
    this.drawDecorated(() => {
      this.stream
        .roundedRect(MARGIN + WIDTH - size, this.y + 2, size, size, 2)
        .lineWidth(0.8)
        .stroke(ink.muted);
    });
  }

  end(): void {
    this.body.end();
    this.stream.end();
  }

  private drawDecorated(draw: () => void): void {
    this.stream.markContent('Artifact', { type: 'Layout' });
    draw();
    this.stream.endMarkedContent();
  }

  private use({ font, size, color = ink.text }: TextStyle): void {
    this.stream.font(font).fontSize(size).fillColor(color);
  }
}
