import { DayItem } from '@landsea/contracts/planning';
import { Controller } from '@nestjs/common';
import { makeAttachmentsController } from '../../../trip/files/attachment-routes.js';
import { ItemPhotosService } from './item-photos.service.js';

@Controller('api/v1/trips/:tripId/items/:itemId/photo')
export class ItemPhotosController extends makeAttachmentsController<DayItem>(
  DayItem,
  'itemId',
  'item-photo',
) {
  constructor(protected readonly attachments: ItemPhotosService) {
    super();
  }
}
