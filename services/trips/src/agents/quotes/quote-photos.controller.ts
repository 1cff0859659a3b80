import { KeptQuotePhoto } from '@landsea/contracts/agents';
import {
  ApiAnswer,
  CurrentUser,
  Public,
  RateLimit,
  RawBody,
  UserTypes,
  type KitRequest,
  type Principal,
} from '@landsea/nest-kit';
import { Controller, Get, Param, Post, Query, Req, Res, type StreamableFile } from '@nestjs/common';
import type { Response } from 'express';
import { RowIdPipe } from '../../row-id.pipe.js';
import { answerFile } from '../../trip/files/file-answers.js';
import { QuotePhotos } from './quote-photos.service.js';

@UserTypes('agent')
@Controller('api/v1/quotes/:quoteId/photos')
export class QuotePhotosController {
  constructor(private readonly photos: QuotePhotos) {}

  @Post()
  @RawBody()
  @RateLimit({ name: 'quote-photo', limit: 60, windowSeconds: 3600, by: 'user' })
  @ApiAnswer(KeptQuotePhoto, 201)
  upload(
    @CurrentUser() user: Principal,
    @Param('quoteId', RowIdPipe) quoteId: string,
    @Req() request: KitRequest,
    @Query('name') name = '',
  ): Promise<KeptQuotePhoto> {
    return this.photos.upload(user, quoteId, request, String(name));
  }

  @Get(':photoId')
  async open(
    @CurrentUser() user: Principal,
    @Param('quoteId', RowIdPipe) quoteId: string,
    @Param('photoId', RowIdPipe) photoId: string,
    @Res({ passthrough: true }) response: Response,
  ): Promise<StreamableFile> {
    return answerFile(response, await this.photos.open(user, quoteId, photoId));
  }
}

/** An image has no body in which a token could be: the key in its address opens this picture alone. */
@Public()
@Controller('api/v1/quote-links/photos')
export class PublicQuotePhotosController {
  constructor(private readonly photos: QuotePhotos) {}

  @RateLimit({ name: 'quote-open-photo', limit: 300, windowSeconds: 60, by: 'address' })
  @Get(':pictureId/:pictureKey')
  async open(
    @Param('pictureId', RowIdPipe) photoId: string,
    @Param('pictureKey') key: string,
    @Res({ passthrough: true }) response: Response,
  ): Promise<StreamableFile> {
    return answerFile(response, await this.photos.openByLink(photoId, key));
  }
}
