import type { PaperPlan } from '@landsea/rules/paper-plan';
import { StreamableFile } from '@nestjs/common';
import type { Response } from 'express';
import { planPdf } from './plan-pdf.js';

export const answerPdf = async (
  response: Response,
  plan: PaperPlan,
  fileName: string,
): Promise<StreamableFile> => {
  response.set('Cache-Control', 'no-store');
  const disposition = `attachment; filename="${fileName}.pdf"`;
  return new StreamableFile(await planPdf(plan), { type: 'application/pdf', disposition });
};
