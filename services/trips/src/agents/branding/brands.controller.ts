import { BrandPicture, BrandSettings, SaveBrand } from '@landsea/contracts/agents';
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
import {
  Body,
  Controller,
  Get,
  Param,
  Post,
  Put,
  Query,
  Req,
  Res,
  type StreamableFile,
} from '@nestjs/common';
import type { Response } from 'express';
import { RowIdPipe } from '../../row-id.pipe.js';
import { answerFile } from '../../trip/files/file-answers.js';
import { BrandPictures } from './brand-pictures.service.js';
import { BrandsService } from './brands.service.js';

/** The id changes with the picture. */
const A_YEAR = 'public, max-age=31536000';

@UserTypes('agent')
@Controller('api/v1/brand')
export class BrandsController {
  constructor(private readonly brands: BrandsService) {}

  @Get()
  @ApiAnswer(BrandSettings)
  getSettings(@CurrentUser() user: Principal): Promise<BrandSettings> {
    return this.brands.getSettings(user);
  }

  @Put('agency')
  @ApiAnswer(BrandSettings)
  saveAgency(
    @CurrentUser() user: Principal,
    @Body({ schema: SaveBrand }) brand: SaveBrand,
  ): Promise<BrandSettings> {
    return this.brands.saveAgency(user, brand);
  }

  @Put('own')
  @ApiAnswer(BrandSettings)
  saveOwn(
    @CurrentUser() user: Principal,
    @Body({ schema: SaveBrand }) brand: SaveBrand,
  ): Promise<BrandSettings> {
    return this.brands.saveOwn(user, brand);
  }
}

@UserTypes('agent')
@Controller('api/v1/brand-pictures')
export class BrandUploadsController {
  constructor(private readonly pictures: BrandPictures) {}

  @Post()
  @RawBody()
  @RateLimit({ name: 'brand-picture', limit: 30, windowSeconds: 3600, by: 'user' })
  @ApiAnswer(BrandPicture, 201)
  upload(
    @CurrentUser() user: Principal,
    @Req() request: KitRequest,
    @Query('name') name = '',
  ): Promise<BrandPicture> {
    return this.pictures.upload(user, request, String(name));
  }
}

/** Emails and shared pages show the pictures to people without an account. */
@Public()
@Controller('api/v1/brand-pictures')
export class BrandPicturesController {
  constructor(private readonly pictures: BrandPictures) {}

  @RateLimit({ name: 'open-brand-picture', limit: 300, windowSeconds: 60, by: 'address' })
  @Get(':pictureId')
  async open(
    @Param('pictureId', RowIdPipe) pictureId: string,
    @Res({ passthrough: true }) response: Response,
  ): Promise<StreamableFile> {
    const answer = answerFile(response, await this.pictures.open(pictureId));
    response.set({ 'Cache-Control': A_YEAR, 'Cross-Origin-Resource-Policy': 'cross-origin' });
    return answer;
  }
}
