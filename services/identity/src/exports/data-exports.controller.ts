import { Controller, Get, Param, Post, Res } from '@nestjs/common';
import { DataExport, ExportDocument, LatestExport } from '@landsea/contracts/account';
import { SecurityEvent, ApiAnswer, CurrentUser, RateLimit, type Principal } from '@landsea/nest-kit';
import type { Response } from 'express';
import { ownId } from '../own-id.js';
import { DataExports } from './data-exports.service.js';

@Controller('api/auth/exports')
export class DataExportsController {
  constructor(private readonly exports: DataExports) {}

  @Get()
  @ApiAnswer(LatestExport)
  async getLatest(@CurrentUser() { userId }: Principal): Promise<LatestExport> {
    return { export: await this.exports.getLatest(userId) };
  }

  @RateLimit({ name: 'export', limit: 10, windowSeconds: 60 * 60, by: 'user' })
  @SecurityEvent('export')
  @Post()
  @ApiAnswer(DataExport, 202)
  begin(@CurrentUser() { userId }: Principal): Promise<DataExport> {
    return this.exports.begin(userId);
  }

  @SecurityEvent('export')
  @Get(':exportId/file')
  @ApiAnswer(ExportDocument)
  async getFile(
    @Param('exportId', ownId) exportId: string,
    @CurrentUser() { userId }: Principal,
    @Res({ passthrough: true }) response: Response,
  ): Promise<ExportDocument> {
    const document = await this.exports.getFile(userId, exportId);
    const day = document.exportedAt.slice(0, 10);
    response.setHeader('Content-Disposition', `attachment; filename="landsea-${day}.json"`);
    return document;
  }
}
