import { DeleteClient } from '@landsea/contracts/agents';
import { CurrentUser, UserTypes, type Principal } from '@landsea/nest-kit';
import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import { RowIdPipe } from '../../../row-id.pipe.js';
import { ClientDeletionService } from './client-deletion.service.js';

@UserTypes('agent')
@Controller('api/v1/clients')
export class ClientDeletionController {
  constructor(private readonly deletion: ClientDeletionService) {}

  @Post(':clientId/deletion')
  @HttpCode(204)
  delete(
    @CurrentUser() agent: Principal,
    @Param('clientId', RowIdPipe) clientId: string,
    @Body({ schema: DeleteClient }) confirmed: DeleteClient,
  ): Promise<void> {
    return this.deletion.delete(agent, clientId, confirmed);
  }
}
