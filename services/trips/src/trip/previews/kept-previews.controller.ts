import { PreviewFacts } from '@landsea/contracts/trip';
import { ApiAnswer, Internal } from '@landsea/nest-kit';
import { Controller, Param, Post } from '@nestjs/common';
import { RowIdPipe } from '../../row-id.pipe.js';
import { PreviewsService } from './previews.service.js';

@Internal()
@Controller('internal/previews')
export class KeptPreviewsController {
  constructor(private readonly previews: PreviewsService) {}

  @Post(':previewId/keep')
  @ApiAnswer(PreviewFacts)
  keep(@Param('previewId', RowIdPipe) previewId: string): Promise<PreviewFacts> {
    return this.previews.keep(previewId);
  }
}
