import { ClientPortal } from '@landsea/contracts/agents';
import { ApiAnswer, CurrentUser, UserTypes, type Principal } from '@landsea/nest-kit';
import { Controller, Get, Param } from '@nestjs/common';
import { RowIdPipe } from '../../row-id.pipe.js';
import { ClientPortalService } from './client-portal.service.js';

@UserTypes('agent')
@Controller('api/v1/clients/:clientId/portal')
export class ClientPortalController {
  constructor(private readonly portal: ClientPortalService) {}

  @Get()
  @ApiAnswer(ClientPortal)
  get(
    @CurrentUser() agent: Principal,
    @Param('clientId', RowIdPipe) clientId: string,
  ): Promise<ClientPortal> {
    return this.portal.preview(agent, clientId);
  }
}
