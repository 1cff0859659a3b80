import {
  ClosedSigning,
  DeclineAgreement,
  OpenSigning,
  SignAgreement,
  SigningPage,
} from '@landsea/contracts/agents';
import { ApiAnswer, BodyLimit, Public, RateLimit, SecretAnswer, type KitRequest } from '@landsea/nest-kit';
import { Body, Controller, Post, Req, Res, type StreamableFile } from '@nestjs/common';
import type { Response } from 'express';
import { HOUR, MINUTE, limitByAddress } from '../../../link-limits.js';
import { AgreementFiles } from '../agreement-files.service.js';
import { readVisit } from '../trail.service.js';
import { SigningService } from './signing.service.js';

const byAddress = limitByAddress('signing');
/** A drawn signature has half of it. */
const MOST_BYTES = 128 * 1024;

/** The holder of a token; it is in the body of each call, so that it is in no address and no log. */
@Public()
@Controller('api/v1/signing')
export class SigningController {
  constructor(
    private readonly signing: SigningService,
    private readonly files: AgreementFiles,
  ) {}

  @RateLimit(byAddress('open', 60, MINUTE))
  @SecretAnswer()
  @Post('open')
  @ApiAnswer(SigningPage)
  open(@Body({ schema: OpenSigning }) body: OpenSigning, @Req() request: KitRequest): Promise<SigningPage> {
    return this.signing.open(body, readVisit(request));
  }

  @RateLimit(byAddress('sign', 30, HOUR))
  @BodyLimit(MOST_BYTES)
  @Post('sign')
  @ApiAnswer(ClosedSigning)
  sign(
    @Body({ schema: SignAgreement }) body: SignAgreement,
    @Req() request: KitRequest,
  ): Promise<ClosedSigning> {
    return this.signing.sign(body, readVisit(request));
  }

  @RateLimit(byAddress('decline', 30, HOUR))
  @Post('decline')
  @ApiAnswer(ClosedSigning)
  decline(
    @Body({ schema: DeclineAgreement }) body: DeclineAgreement,
    @Req() request: KitRequest,
  ): Promise<ClosedSigning> {
    return this.signing.decline(body, readVisit(request));
  }

  @RateLimit(byAddress('pdf', 20, 10 * MINUTE))
  @Post('pdf')
  @ApiAnswer(undefined)
  getPdf(
    @Body({ schema: OpenSigning }) body: OpenSigning,
    @Req() request: KitRequest,
    @Res({ passthrough: true }) response: Response,
  ): Promise<StreamableFile> {
    return this.files.answerSigner(response, body, readVisit(request));
  }
}
