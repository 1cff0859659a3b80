import { StreamableFile } from '@nestjs/common';
import type { Response } from 'express';
import { formatFileName, type PrintBrand } from '../../trip/brands/trip-brands.js';

/** @param fileName without the product's name, which it gets where no brand takes its place. */
export const answerPdf = (
  response: Response,
  file: Uint8Array,
  fileName: string,
  brand: PrintBrand | undefined,
): StreamableFile => {
  response.set('Cache-Control', 'no-store');
  const disposition = `attachment; filename="${formatFileName(brand, fileName)}.pdf"`;
  return new StreamableFile(file, { type: 'application/pdf', disposition });
};
