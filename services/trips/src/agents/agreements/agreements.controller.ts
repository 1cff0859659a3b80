import {
  AddAgreement,
  AgreementAlertList,
  AgreementDetail,
  AgreementDraft,
  AgreementDraftQuery,
  AgreementKind,
  AgreementList,
  AgreementQuery,
  AgreementTextList,
  SaveAgreementText,
  SendAgreement,
  SentAgreement,
  VoidAgreement,
} from '@landsea/contracts/agents';
import {
  ApiAnswer,
  BodyLimit,
  CurrentUser,
  RateLimit,
  SecretAnswer,
  UserTypes,
  type KitRequest,
  type Principal,
  type RateLimitRule,
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
import { AgreementFiles } from './agreement-files.service.js';
import { AgreementSending } from './agreement-sending.service.js';
import { AgreementTextsService } from './agreement-texts.service.js';
import { AgreementsService } from './agreements.service.js';
import { readVisit } from './trail.service.js';

/** Each may send an email. */
const SEND_LIMIT: RateLimitRule = { name: 'agreement', limit: 60, windowSeconds: 3600, by: 'user' };
/** Forty sections of 4,000 characters. */
const MOST_TEXT_BYTES = 512 * 1024;

@UserTypes('agent')
@Controller('api/v1')
export class AgreementsController {
  constructor(
    private readonly texts: AgreementTextsService,
    private readonly agreements: AgreementsService,
    private readonly sending: AgreementSending,
    private readonly files: AgreementFiles,
  ) {}

  @Get('agreement-texts')
  @ApiAnswer(AgreementTextList)
  listTexts(@CurrentUser() user: Principal): Promise<AgreementTextList> {
    return this.texts.list(user);
  }

  @Put('agreement-texts/:agreementKind')
  @BodyLimit(MOST_TEXT_BYTES)
  @ApiAnswer(AgreementTextList)
  saveText(
    @CurrentUser() user: Principal,
    @Param('agreementKind', { schema: AgreementKind }) kind: AgreementKind,
    @Body({ schema: SaveAgreementText }) text: SaveAgreementText,
  ): Promise<AgreementTextList> {
    return this.texts.save(user, kind, text);
  }

  @Get('agreements')
  @ApiAnswer(AgreementList)
  list(
    @CurrentUser() user: Principal,
    @Query({ schema: AgreementQuery }) query: AgreementQuery,
  ): Promise<AgreementList> {
    return this.agreements.list(user, query);
  }

  @Get('agreement-alerts')
  @ApiAnswer(AgreementAlertList)
  listAlerts(@CurrentUser() user: Principal): Promise<AgreementAlertList> {
    return this.agreements.listAlerts(user);
  }

  @Get('clients/:clientId/agreement-draft')
  @ApiAnswer(AgreementDraft)
  prepare(
    @CurrentUser() user: Principal,
    @Param('clientId', RowIdPipe) clientId: string,
    @Query({ schema: AgreementDraftQuery }) query: AgreementDraftQuery,
  ): Promise<AgreementDraft> {
    return this.agreements.prepare(user, clientId, query);
  }

  @RateLimit(SEND_LIMIT)
  @SecretAnswer()
  @Post('clients/:clientId/agreements')
  @ApiAnswer(SentAgreement, 201)
  add(
    @CurrentUser() user: Principal,
    @Param('clientId', RowIdPipe) clientId: string,
    @Body({ schema: AddAgreement }) agreement: AddAgreement,
    @Req() request: KitRequest,
  ): Promise<SentAgreement> {
    return this.agreements.add(user, clientId, agreement, readVisit(request));
  }

  @Get('agreements/:agreementId')
  @ApiAnswer(AgreementDetail)
  get(@CurrentUser() user: Principal, @Param('agreementId', RowIdPipe) id: string): Promise<AgreementDetail> {
    return this.agreements.get(user, id);
  }

  @RateLimit(SEND_LIMIT)
  @SecretAnswer()
  @Post('agreements/:agreementId/sending')
  @ApiAnswer(SentAgreement)
  send(
    @CurrentUser() user: Principal,
    @Param('agreementId', RowIdPipe) id: string,
    @Body({ schema: SendAgreement }) how: SendAgreement,
    @Req() request: KitRequest,
  ): Promise<SentAgreement> {
    return this.sending.sendAgain(user, id, how, readVisit(request));
  }

  @RateLimit(SEND_LIMIT)
  @Post('agreements/:agreementId/withdrawal')
  @ApiAnswer(SentAgreement)
  withdraw(
    @CurrentUser() user: Principal,
    @Param('agreementId', RowIdPipe) id: string,
    @Body({ schema: VoidAgreement }) reason: VoidAgreement,
    @Req() request: KitRequest,
  ): Promise<SentAgreement> {
    return this.sending.withdraw(user, id, reason, readVisit(request));
  }

  @RateLimit({ name: 'agreement-pdf', limit: 30, windowSeconds: 600, by: 'user' })
  @Get('agreements/:agreementId/pdf')
  @ApiAnswer(undefined)
  getPdf(
    @CurrentUser() user: Principal,
    @Param('agreementId', RowIdPipe) id: string,
    @Res({ passthrough: true }) response: Response,
  ): Promise<StreamableFile> {
    return this.files.answerAgent(response, user, id);
  }
}
