import { KeepTripDraft, KeptTripDraft, TripDraftAnswer } from '@landsea/contracts/trip';
import { ApiAnswer, CurrentUser, type Principal } from '@landsea/nest-kit';
import { Body, Controller, Delete, Get, HttpCode, Put } from '@nestjs/common';
import { TripDraftsService } from './trip-drafts.service.js';

@Controller('api/v1/trip-draft')
export class TripDraftsController {
  constructor(private readonly drafts: TripDraftsService) {}

  @Get()
  @ApiAnswer(TripDraftAnswer)
  getDraft(@CurrentUser() user: Principal): Promise<TripDraftAnswer> {
    return this.drafts.getDraft(user);
  }

  @Put()
  @ApiAnswer(KeptTripDraft)
  keep(
    @CurrentUser() user: Principal,
    @Body({ schema: KeepTripDraft }) draft: KeepTripDraft,
  ): Promise<KeptTripDraft> {
    return this.drafts.keep(user, draft);
  }

  @Delete()
  @HttpCode(204)
  forget(@CurrentUser() user: Principal): Promise<void> {
    return this.drafts.forget(user);
  }
}
