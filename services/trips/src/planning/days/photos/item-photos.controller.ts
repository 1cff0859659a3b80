import { DayItem } from '@landsea/contracts/planning';
import {
  ApiAnswer,
  CurrentUser,
  RateLimit,
  RawBody,
  type KitRequest,
  type Principal,
} from '@landsea/nest-kit';
import { Controller, Delete, Get, Param, Put, Query, Req, Res, type StreamableFile } from '@nestjs/common';
import type { Response } from 'express';
import { RowIdPipe } from '../../../row-id.pipe.js';
import { fileAnswer, thumbnailAnswer } from '../../../trip/files/file-answers.js';
import { ItemPhotosService } from './item-photos.service.js';

@Controller('api/v1/trips/:tripId/items/:itemId/photo')
export class ItemPhotosController {
  constructor(private readonly photos: ItemPhotosService) {}

  @Get()
  async open(
    @CurrentUser() user: Principal,
    @Param('tripId', RowIdPipe) tripId: string,
    @Param('itemId', RowIdPipe) itemId: string,
    @Res({ passthrough: true }) response: Response,
  ): Promise<StreamableFile> {
    return fileAnswer(response, await this.photos.open(user, tripId, itemId));
  }

  @Get('thumbnail')
  async openThumbnail(
    @CurrentUser() user: Principal,
    @Param('tripId', RowIdPipe) tripId: string,
    @Param('itemId', RowIdPipe) itemId: string,
    @Res({ passthrough: true }) response: Response,
  ): Promise<StreamableFile> {
    return thumbnailAnswer(response, await this.photos.openThumbnail(user, tripId, itemId));
  }

  @Put()
  @RawBody()
  @RateLimit({ name: 'item-photo', limit: 60, windowSeconds: 3600, by: 'user' })
  @ApiAnswer(DayItem)
  attach(
    @CurrentUser() user: Principal,
    @Param('tripId', RowIdPipe) tripId: string,
    @Param('itemId', RowIdPipe) itemId: string,
    @Req() request: KitRequest,
    @Query('name') name = '',
  ): Promise<DayItem> {
    return this.photos.attach(user, tripId, itemId, request, String(name));
  }

  @Delete()
  @ApiAnswer(DayItem)
  detach(
    @CurrentUser() user: Principal,
    @Param('tripId', RowIdPipe) tripId: string,
    @Param('itemId', RowIdPipe) itemId: string,
  ): Promise<DayItem> {
    return this.photos.detach(user, tripId, itemId);
  }
}
