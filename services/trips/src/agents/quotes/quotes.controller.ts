import {
  AcceptQuoteByPhone,
  CreateQuote,
  MakeQuoteTrip,
  Quote,
  QuoteAlertList,
  QuoteList,
  QuoteQuery,
  ReverseQuote,
  SaveQuote,
  SendQuote,
  SentQuote,
  WithdrawQuote,
} from '@landsea/contracts/agents';
import {
  ApiAnswer,
  BodyLimit,
  CurrentUser,
  RateLimit,
  SecretAnswer,
  UserTypes,
  type Principal,
  type RateLimitRule,
} from '@landsea/nest-kit';
import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, Query } from '@nestjs/common';
import { RowIdPipe } from '../../row-id.pipe.js';
import { QuoteDesk } from './quote-desk.service.js';
import { QuoteSending } from './quote-sending.service.js';
import { QuotesService } from './quotes.service.js';

const SEND_LIMIT: RateLimitRule = { name: 'quote-send', limit: 60, windowSeconds: 3600, by: 'user' };
/** Six options with every text at its longest. */
const MOST_BYTES = 128 * 1024;

@UserTypes('agent')
@Controller('api/v1')
export class QuotesController {
  constructor(
    private readonly quotes: QuotesService,
    private readonly sending: QuoteSending,
    private readonly desk: QuoteDesk,
  ) {}

  @Get('quotes')
  @ApiAnswer(QuoteList)
  list(
    @CurrentUser() user: Principal,
    @Query({ schema: QuoteQuery }) { clientId }: QuoteQuery,
  ): Promise<QuoteList> {
    return this.quotes.list(user, clientId);
  }

  @Get('quote-alerts')
  @ApiAnswer(QuoteAlertList)
  listAlerts(@CurrentUser() user: Principal): Promise<QuoteAlertList> {
    return this.quotes.listAlerts(user);
  }

  @Post('quotes')
  @ApiAnswer(Quote, 201)
  create(@CurrentUser() user: Principal, @Body({ schema: CreateQuote }) quote: CreateQuote): Promise<Quote> {
    return this.quotes.create(user, quote);
  }

  @Get('quotes/:quoteId')
  @ApiAnswer(Quote)
  get(@CurrentUser() user: Principal, @Param('quoteId', RowIdPipe) id: string): Promise<Quote> {
    return this.quotes.get(user, id);
  }

  @BodyLimit(MOST_BYTES)
  @Put('quotes/:quoteId')
  @ApiAnswer(Quote)
  save(
    @CurrentUser() user: Principal,
    @Param('quoteId', RowIdPipe) id: string,
    @Body({ schema: SaveQuote }) quote: SaveQuote,
  ): Promise<Quote> {
    return this.quotes.save(user, id, quote);
  }

  @Delete('quotes/:quoteId')
  @HttpCode(204)
  async remove(@CurrentUser() user: Principal, @Param('quoteId', RowIdPipe) id: string): Promise<void> {
    await this.quotes.remove(user, id);
  }

  @RateLimit(SEND_LIMIT)
  @SecretAnswer()
  @Post('quotes/:quoteId/send')
  @HttpCode(200)
  @ApiAnswer(SentQuote)
  send(
    @CurrentUser() user: Principal,
    @Param('quoteId', RowIdPipe) id: string,
    @Body({ schema: SendQuote }) sent: SendQuote,
  ): Promise<SentQuote> {
    return this.sending.send(user, id, sent);
  }

  @Post('quotes/:quoteId/withdrawal')
  @HttpCode(200)
  @ApiAnswer(Quote)
  withdraw(
    @CurrentUser() user: Principal,
    @Param('quoteId', RowIdPipe) id: string,
    @Body({ schema: WithdrawQuote }) withdrawn: WithdrawQuote,
  ): Promise<Quote> {
    return this.sending.withdraw(user, id, withdrawn);
  }

  @Delete('quotes/:quoteId/recipients/:quoteRecipientId')
  @HttpCode(200)
  @ApiAnswer(Quote)
  withdrawLink(
    @CurrentUser() user: Principal,
    @Param('quoteId', RowIdPipe) id: string,
    @Param('quoteRecipientId', RowIdPipe) recipientId: string,
  ): Promise<Quote> {
    return this.sending.withdrawLink(user, id, recipientId);
  }

  @Post('quotes/:quoteId/phone-acceptance')
  @HttpCode(200)
  @ApiAnswer(Quote)
  acceptByPhone(
    @CurrentUser() user: Principal,
    @Param('quoteId', RowIdPipe) id: string,
    @Body({ schema: AcceptQuoteByPhone }) accepted: AcceptQuoteByPhone,
  ): Promise<Quote> {
    return this.desk.acceptByPhone(user, id, accepted);
  }

  @Post('quotes/:quoteId/reversal')
  @HttpCode(200)
  @ApiAnswer(Quote)
  reverse(
    @CurrentUser() user: Principal,
    @Param('quoteId', RowIdPipe) id: string,
    @Body({ schema: ReverseQuote }) reversed: ReverseQuote,
  ): Promise<Quote> {
    return this.desk.reverse(user, id, reversed);
  }

  @Post('quotes/:quoteId/trip')
  @HttpCode(200)
  @ApiAnswer(Quote)
  makeTrip(
    @CurrentUser() user: Principal,
    @Param('quoteId', RowIdPipe) id: string,
    @Body({ schema: MakeQuoteTrip }) made: MakeQuoteTrip,
  ): Promise<Quote> {
    return this.desk.makeTrip(user, id, made);
  }
}
