import { WholeEmail } from '@landsea/contracts/agents';
import { ApiAnswer, CurrentUser, type Principal } from '@landsea/nest-kit';
import { Controller, Delete, Get, HttpCode, Param } from '@nestjs/common';
import { RowIdPipe } from '../../../row-id.pipe.js';
import { ConversationsService } from '../conversations.service.js';

@Controller('api/v1/conversations/:conversationId')
export class ConversationEmailsController {
  constructor(private readonly conversations: ConversationsService) {}

  @Get('messages/:messageId/email')
  @ApiAnswer(WholeEmail)
  whole(
    @CurrentUser() user: Principal,
    @Param('conversationId', RowIdPipe) id: string,
    @Param('messageId', RowIdPipe) messageId: string,
  ): Promise<WholeEmail> {
    return this.conversations.wholeEmail(user, id, messageId);
  }

  @Delete('held/:heldId')
  @HttpCode(204)
  @ApiAnswer(undefined, 204)
  dismiss(
    @CurrentUser() user: Principal,
    @Param('conversationId', RowIdPipe) id: string,
    @Param('heldId', RowIdPipe) heldId: string,
  ): Promise<void> {
    return this.conversations.dismissHeld(user, id, heldId);
  }
}
