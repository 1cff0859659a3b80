import {
  AcceptQuote,
  AskAboutQuote,
  DeclineQuote,
  LookAtQuote,
  OpenQuote,
  QuotePage,
} from '@landsea/contracts/agents';
import { ApiAnswer, hashSecret, Public, RateLimit, SecretAnswer } from '@landsea/nest-kit';
import { Body, Controller, Headers, HttpCode, Post, Res, type StreamableFile } from '@nestjs/common';
import type { Response } from 'express';
import { HOUR, MINUTE, limitByAddress } from '../../../link-limits.js';
import { answerPdf } from '../../../planning/printouts/pdf-answer.js';
import { PdfPrinter } from '../../../planning/printouts/pdf-printer.js';
import { QuotePapers } from './quote-papers.service.js';
import { QuotePages } from './quote-pages.service.js';
import { QuoteReplies } from './quote-replies.service.js';

const systems: readonly [RegExp, string][] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X|Macintosh/, 'Mac'],
  [/Linux|CrOS/, 'Linux'],
];

/** The kind of device in one word: enough to recognize it, too little to follow somebody. */
const describeDevice = (userAgent = ''): string =>
  systems.find(([pattern]) => pattern.test(userAgent))?.[1] ?? 'Another device';

const byAddress = limitByAddress('quote');

/** The holder of a token; it is in the body of each call, so that it is in no address and no log. */
@Public()
@Controller('api/v1/quote-links')
export class PublicQuotesController {
  constructor(
    private readonly pages: QuotePages,
    private readonly replies: QuoteReplies,
    private readonly papers: QuotePapers,
    private readonly printer: PdfPrinter,
  ) {}

  @RateLimit(byAddress('open', 60, MINUTE))
  @SecretAnswer()
  @Post('open')
  @HttpCode(200)
  @ApiAnswer(QuotePage)
  open(@Body({ schema: OpenQuote }) link: OpenQuote): Promise<QuotePage> {
    return this.pages.open(link);
  }

  @RateLimit(byAddress('pdf', 20, 10 * MINUTE))
  @Post('pdf')
  @HttpCode(200)
  @ApiAnswer(undefined)
  async getPdf(
    @Body({ schema: OpenQuote }) link: OpenQuote,
    @Res({ passthrough: true }) response: Response,
  ): Promise<StreamableFile> {
    const { fileName, ...task } = await this.papers.make(link);
    const file = await this.printer.print(task, hashSecret(link.token));
    return answerPdf(response, file, fileName, task.brand);
  }

  @RateLimit(byAddress('look', 120, MINUTE))
  @Post('look')
  @HttpCode(204)
  @ApiAnswer(undefined, 204)
  async look(
    @Body({ schema: LookAtQuote }) look: LookAtQuote,
    @Headers('user-agent') agent: string | undefined,
  ): Promise<void> {
    await this.pages.look(look, describeDevice(agent));
  }

  @RateLimit(byAddress('question', 30, HOUR))
  @Post('question')
  @HttpCode(204)
  @ApiAnswer(undefined, 204)
  async ask(@Body({ schema: AskAboutQuote }) question: AskAboutQuote): Promise<void> {
    await this.replies.ask(question);
  }

  @RateLimit(byAddress('acceptance', 20, HOUR))
  @SecretAnswer()
  @Post('acceptance')
  @HttpCode(200)
  @ApiAnswer(QuotePage)
  accept(
    @Body({ schema: AcceptQuote }) accepted: AcceptQuote,
    @Headers('user-agent') agent: string | undefined,
  ): Promise<QuotePage> {
    return this.replies.accept(accepted, describeDevice(agent));
  }

  @RateLimit(byAddress('refusal', 20, HOUR))
  @SecretAnswer()
  @Post('refusal')
  @HttpCode(200)
  @ApiAnswer(QuotePage)
  decline(@Body({ schema: DeclineQuote }) declined: DeclineQuote): Promise<QuotePage> {
    return this.replies.decline(declined);
  }
}
