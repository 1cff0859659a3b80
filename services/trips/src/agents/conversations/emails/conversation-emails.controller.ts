import { ConversationMessage, WholeEmail } from '@landsea/contracts/agents';
import { ApiAnswer, CurrentUser, type Principal } from '@landsea/nest-kit';
import { Controller, Delete, Get, Param, Post, Put } from '@nestjs/common';
import { RowIdPipe } from '../../../row-id.pipe.js';
import { ConversationsService } from '../conversations.service.js';
import { HeldEmails } from './held-emails.service.js';

@Controller('api/v1/conversations/:conversationId')
export class ConversationEmailsController {
  constructor(
    private readonly conversations: ConversationsService,
    private readonly held: HeldEmails,
  ) {}

  @Get('messages/:messageId/email')
  @ApiAnswer(WholeEmail)
  getWhole(
    @CurrentUser() user: Principal,
    @Param('conversationId', RowIdPipe) id: string,
    @Param('messageId', RowIdPipe) messageId: string,
  ): Promise<WholeEmail> {
    return this.conversations.getWholeEmail(user, id, messageId);
  }

  @Get('held/:heldId/email')
  @ApiAnswer(WholeEmail)
  getWholeHeld(
    @CurrentUser() user: Principal,
    @Param('conversationId', RowIdPipe) id: string,
    @Param('heldId', RowIdPipe) heldId: string,
  ): Promise<WholeEmail> {
    return this.held.getWhole(user, id, heldId);
  }

  @Delete('held/:heldId')
  @ApiAnswer(undefined, 204)
  discard(
    @CurrentUser() user: Principal,
    @Param('conversationId', RowIdPipe) id: string,
    @Param('heldId', RowIdPipe) heldId: string,
  ): Promise<void> {
    return this.held.discard(user, id, heldId);
  }

  @Put('held/:heldId')
  @ApiAnswer(undefined, 204)
  restore(
    @CurrentUser() user: Principal,
    @Param('conversationId', RowIdPipe) id: string,
    @Param('heldId', RowIdPipe) heldId: string,
  ): Promise<void> {
    return this.held.restore(user, id, heldId);
  }

  @Post('held/:heldId/accept')
  @ApiAnswer(ConversationMessage)
  accept(
    @CurrentUser() user: Principal,
    @Param('conversationId', RowIdPipe) id: string,
    @Param('heldId', RowIdPipe) heldId: string,
  ): Promise<ConversationMessage> {
    return this.held.accept(user, id, heldId);
  }
}
