import {
  AskItineraryCode,
  EnterItineraryCode,
  ItineraryKey,
  OpenItinerary,
  PublicItinerary,
} from '@landsea/contracts/agents';
import {
  ApiAnswer,
  CurrentUser,
  hashSecret,
  OptionalSession,
  Public,
  RateLimit,
  SecretAnswer,
  type Principal,
  type RateLimitRule,
} from '@landsea/nest-kit';
import { Body, Controller, Headers, HttpCode, Post, Res, StreamableFile } from '@nestjs/common';
import type { Response } from 'express';
import { HOUR, MINUTE, limitByAddress } from '../../../link-limits.js';
import { PdfPrinter } from '../../../planning/printouts/pdf-printer.js';
import { answerFile } from '../../../trip/files/file-answers.js';
import { ItineraryCodes } from './itinerary-codes.service.js';
import { PublicItineraries } from './public-itineraries.service.js';

const byAddress = limitByAddress('itinerary');
const byLink = (name: string, limit: number, windowSeconds: number): RateLimitRule => ({
  name: `itinerary-${name}-link`,
  limit,
  windowSeconds,
  by: ({ body }) => {
    const asked = AskItineraryCode.safeParse({ token: (body as { token?: unknown } | undefined)?.token });
    return asked.success ? hashSecret(asked.data.token) : undefined;
  },
});

/** The holder of a token; it is in the body of each call, so that it is in no address and no log. */
@Controller('api/v1/itinerary')
export class PublicItinerariesController {
  constructor(
    private readonly itineraries: PublicItineraries,
    private readonly codes: ItineraryCodes,
    private readonly printer: PdfPrinter,
  ) {}

  @OptionalSession()
  @RateLimit(byAddress('open', 60, MINUTE))
  @Post('open')
  @HttpCode(200)
  @ApiAnswer(PublicItinerary)
  open(
    @CurrentUser() user: Principal | undefined,
    @Headers('user-agent') userAgent: string | undefined,
    @Body({ schema: OpenItinerary }) link: OpenItinerary,
  ): Promise<PublicItinerary> {
    return this.itineraries.open(link, { user, userAgent: userAgent ?? '' });
  }

  @Public()
  @RateLimit(byAddress('code', 10, HOUR), byLink('code', 5, HOUR))
  @Post('code')
  @HttpCode(204)
  @ApiAnswer(undefined, 204)
  async sendCode(@Body({ schema: AskItineraryCode }) { token }: AskItineraryCode): Promise<void> {
    await this.codes.send(token);
  }

  @Public()
  @RateLimit(byAddress('numbers', 30, HOUR), byLink('numbers', 20, HOUR))
  @SecretAnswer()
  @Post('numbers')
  @HttpCode(200)
  @ApiAnswer(ItineraryKey)
  enterCode(@Body({ schema: EnterItineraryCode }) entered: EnterItineraryCode): Promise<ItineraryKey> {
    return this.codes.enter(entered);
  }

  @Public()
  @RateLimit(byAddress('cover', 60, MINUTE))
  @Post('cover')
  @HttpCode(200)
  async getCover(
    @Body({ schema: OpenItinerary }) { token }: OpenItinerary,
    @Res({ passthrough: true }) response: Response,
  ): Promise<StreamableFile> {
    return answerFile(response, await this.itineraries.openCover(token));
  }

  @Public()
  @RateLimit(byAddress('pdf', 20, 10 * MINUTE))
  @Post('pdf')
  @HttpCode(200)
  @ApiAnswer(undefined)
  async getPdf(
    @Body({ schema: OpenItinerary }) link: OpenItinerary,
    @Res({ passthrough: true }) response: Response,
  ): Promise<StreamableFile> {
    const { fileName, ...paper } = await this.itineraries.getPaper(link);
    response.set('Cache-Control', 'no-store');
    const disposition = `attachment; filename="${fileName}.pdf"`;
    return new StreamableFile(await this.printer.print(paper, hashSecret(link.token)), {
      type: 'application/pdf',
      disposition,
    });
  }

  @Public()
  @RateLimit(byAddress('calendar', 20, 10 * MINUTE))
  @Post('calendar')
  @HttpCode(200)
  @ApiAnswer(undefined)
  async getCalendar(
    @Body({ schema: OpenItinerary }) { token }: OpenItinerary,
    @Res({ passthrough: true }) response: Response,
  ): Promise<string> {
    const { text, fileName } = await this.itineraries.getCalendar(token);
    response.set('Cache-Control', 'no-store');
    response.set('Content-Type', 'text/calendar; charset=utf-8');
    response.set('Content-Disposition', `attachment; filename="${fileName}.ics"`);
    return text;
  }
}
