import type { PdfSheet } from './pdf-sheet.js';

/** `shapes` are paths in a box of 1200 by 420; `image` is a JPEG. */
export interface PrintCover {
  alt: string;
  shapes?: readonly { path: string; color: string }[];
  image?: Buffer;
}

const BOX = { width: 1200, height: 420 };
const SPACE = 20;

/** A picture over the whole width, above the name of the trip. */
export const drawCover = (sheet: PdfSheet, { alt, shapes = [], image }: PrintCover): void => {
  const { width } = sheet;
  const height = (width * BOX.height) / BOX.width;
  sheet.drawClipped(alt, height, (pdf, x, y) => {
    if (image) pdf.image(image, x, y, { cover: [width, height], align: 'center', valign: 'center' });
    pdf.translate(x, y).scale(width / BOX.width);
    for (const { path, color } of shapes) pdf.path(path).fill(color);
  });
  sheet.y += SPACE;
};
