import { Body, Controller, Headers, Post } from '@nestjs/common';
import { MessageReceived, SendContactMessage, SendSuggestion } from '@landsea/contracts/outreach';
import {
  ApiAnswer,
  CurrentUser,
  DomainError,
  OptionalSession,
  RateLimit,
  type Principal,
} from '@landsea/nest-kit';
import { MESSAGE_LIMITS } from './message-limits.js';
import { OutreachMessages } from './outreach-messages.service.js';

const USABLE_KEY = /^[\w.:-]{8,128}$/;

const usableKey = (key: string | undefined): string | undefined => {
  if (key === undefined || USABLE_KEY.test(key)) return key;
  throw new DomainError({ code: 'MALFORMED_BODY', message: 'The Idempotency-Key could not be read.' });
};

@OptionalSession()
@Controller('api/v1/outreach')
export class OutreachMessagesController {
  constructor(private readonly messages: OutreachMessages) {}

  @RateLimit(...MESSAGE_LIMITS)
  @Post('contact')
  @ApiAnswer(MessageReceived, 201)
  sendContactMessage(
    @Body({ schema: SendContactMessage }) body: SendContactMessage,
    @CurrentUser() principal: Principal | undefined,
    @Headers('idempotency-key') key: string | undefined,
  ): Promise<MessageReceived> {
    const idempotencyKey = usableKey(key);
    return this.messages.receive({ kind: 'contact', ...body }, { principal, idempotencyKey });
  }

  @RateLimit(...MESSAGE_LIMITS)
  @Post('suggestions')
  @ApiAnswer(MessageReceived, 201)
  suggest(
    @Body({ schema: SendSuggestion }) body: SendSuggestion,
    @CurrentUser() principal: Principal | undefined,
    @Headers('idempotency-key') key: string | undefined,
  ): Promise<MessageReceived> {
    const idempotencyKey = usableKey(key);
    return this.messages.receive({ kind: 'suggestion', name: null, ...body }, { principal, idempotencyKey });
  }
}
