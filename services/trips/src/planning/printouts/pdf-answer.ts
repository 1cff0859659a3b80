import type { PaperPlan } from '@landsea/rules/paper-plan';
import { StreamableFile } from '@nestjs/common';
import type { Response } from 'express';
import { formatFileName, type PrintBrand } from '../../trip/brands/trip-brands.js';
import { planPdf } from './plan-pdf.js';

/** @param fileName without the product's name, which it gets where no brand takes its place. */
export const answerPdf = async (
  response: Response,
  plan: PaperPlan,
  fileName: string,
  brand: PrintBrand | undefined,
): Promise<StreamableFile> => {
  response.set('Cache-Control', 'no-store');
  const disposition = `attachment; filename="${formatFileName(brand, fileName)}.pdf"`;
  return new StreamableFile(await planPdf(plan, brand), { type: 'application/pdf', disposition });
};
