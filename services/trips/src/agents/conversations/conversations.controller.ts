import {
  Conversation,
  ConversationList,
  ConversationMessage,
  ConversationPage,
  ConversationPageQuery,
  ConversationQuery,
  MarkRead,
  OpenConversation,
  SendMessage,
  SetWaiting,
  UnansweredSummary,
} from '@landsea/contracts/agents';
import { ApiAnswer, CurrentUser, RateLimit, type Principal, type RateLimitRule } from '@landsea/nest-kit';
import { Body, Controller, Get, HttpCode, Param, Post, Put, Query } from '@nestjs/common';
import { RowIdPipe } from '../../row-id.pipe.js';
import { ConversationsService } from './conversations.service.js';

const SEND_LIMIT: RateLimitRule = { name: 'send-message', limit: 240, windowSeconds: 3600, by: 'user' };

@Controller('api/v1/conversations')
export class ConversationsController {
  constructor(private readonly conversations: ConversationsService) {}

  @Get()
  @ApiAnswer(ConversationList)
  list(
    @CurrentUser() user: Principal,
    @Query({ schema: ConversationQuery }) query: ConversationQuery,
  ): Promise<ConversationList> {
    return this.conversations.list(user, query);
  }

  @Get('unanswered')
  @ApiAnswer(UnansweredSummary)
  getUnanswered(@CurrentUser() user: Principal): Promise<UnansweredSummary> {
    return this.conversations.getUnanswered(user);
  }

  @Post()
  @ApiAnswer(Conversation)
  open(
    @CurrentUser() user: Principal,
    @Body({ schema: OpenConversation }) subject: OpenConversation,
  ): Promise<Conversation> {
    return this.conversations.open(user, subject);
  }

  @Get(':conversationId')
  @ApiAnswer(ConversationPage)
  getPage(
    @CurrentUser() user: Principal,
    @Param('conversationId', RowIdPipe) id: string,
    @Query({ schema: ConversationPageQuery }) query: ConversationPageQuery,
  ): Promise<ConversationPage> {
    return this.conversations.getPage(user, id, query);
  }

  @RateLimit(SEND_LIMIT)
  @Post(':conversationId/messages')
  @ApiAnswer(ConversationMessage, 201)
  send(
    @CurrentUser() user: Principal,
    @Param('conversationId', RowIdPipe) id: string,
    @Body({ schema: SendMessage }) message: SendMessage,
  ): Promise<ConversationMessage> {
    return this.conversations.send(user, id, message);
  }

  @Post(':conversationId/read')
  @HttpCode(204)
  read(
    @CurrentUser() user: Principal,
    @Param('conversationId', RowIdPipe) id: string,
    @Body({ schema: MarkRead }) read: MarkRead,
  ): Promise<void> {
    return this.conversations.read(user, id, read);
  }

  @Put(':conversationId/waiting')
  @ApiAnswer(Conversation)
  wait(
    @CurrentUser() user: Principal,
    @Param('conversationId', RowIdPipe) id: string,
    @Body({ schema: SetWaiting }) waiting: SetWaiting,
  ): Promise<Conversation> {
    return this.conversations.wait(user, id, waiting);
  }
}
