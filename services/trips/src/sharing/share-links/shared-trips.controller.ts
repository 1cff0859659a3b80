import { makeSharedPaperPlan } from '@landsea/rules/paper-plan';
import { OpenSharedTrip, SharedTrip } from '@landsea/contracts/sharing';
import {
  ApiAnswer,
  CurrentUser,
  OptionalSession,
  Public,
  RateLimit,
  type Principal,
  type RateLimitRule,
} from '@landsea/nest-kit';
import { Body, Controller, Headers, Post, Res, type StreamableFile } from '@nestjs/common';
import type { Response } from 'express';
import { answerPdf } from '../../planning/printouts/pdf-answer.js';
import { PdfPrinter } from '../../planning/printouts/pdf-printer.js';
import { SharedTripsService } from './shared-trips.service.js';

const HOLDER_LIMIT: RateLimitRule = { name: 'shared-trip', limit: 60, windowSeconds: 60, by: 'address' };

@Controller('api/v1/shared-trip')
export class SharedTripsController {
  constructor(
    private readonly shared: SharedTripsService,
    private readonly printer: PdfPrinter,
  ) {}

  /** It is a POST, so that the token is in no address and each view counts once. */
  @OptionalSession()
  @RateLimit(HOLDER_LIMIT)
  @Post()
  @ApiAnswer(SharedTrip)
  open(
    @CurrentUser() viewer: Principal | undefined,
    @Headers('user-agent') userAgent: string | undefined,
    @Body({ schema: OpenSharedTrip }) { token }: OpenSharedTrip,
  ): Promise<SharedTrip> {
    return this.shared.open(token, viewer, userAgent ?? '');
  }

  /** Its page was opened before, so no view is counted. */
  @Public()
  @RateLimit({ name: 'shared-trip-pdf', limit: 20, windowSeconds: 600, by: 'address' })
  @Post('pdf')
  @ApiAnswer(undefined)
  async getPdf(
    @Body({ schema: OpenSharedTrip }) { token }: OpenSharedTrip,
    @Res({ passthrough: true }) response: Response,
  ): Promise<StreamableFile> {
    const { tripId, trip, brand } = await this.shared.readForPrint(token);
    const plan = makeSharedPaperPlan(trip);
    return answerPdf(response, await this.printer.print({ plan, brand }, tripId), 'trip', brand);
  }
}
