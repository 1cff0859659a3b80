import { Module } from '@nestjs/common';
import { TripsModule } from '../trips/trips.module.js';
import { KeptPreviewsController } from './kept-previews.controller.js';
import { McpController } from './mcp.controller.js';
import { PreviewCleanup } from './preview-cleanup.js';
import { PreviewsController } from './previews.controller.js';
import { PreviewsService } from './previews.service.js';
import { CreatePreviews1763760100000 } from '../../migrations/trip/1763760100000-create-previews.js';
import { PreviewRow } from './preview.entity.js';

@Module({
  imports: [TripsModule],
  controllers: [PreviewsController, McpController, KeptPreviewsController],
  providers: [PreviewsService, PreviewCleanup],
})
export class PreviewsModule {
  static readonly entities = [PreviewRow];
  static readonly migrations = [CreatePreviews1763760100000];
}
