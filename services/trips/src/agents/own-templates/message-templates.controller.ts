import { OwnMessageTemplateList, SaveMessageTemplate } from '@landsea/contracts/agents';
import { ApiAnswer, CurrentUser, UserTypes, type Principal } from '@landsea/nest-kit';
import { Body, Controller, Delete, Get, Param, Put } from '@nestjs/common';
import { RowIdPipe } from '../../row-id.pipe.js';
import { MessageTemplatesService } from './message-templates.service.js';

@UserTypes('agent')
@Controller('api/v1/message-templates')
export class MessageTemplatesController {
  constructor(private readonly templates: MessageTemplatesService) {}

  @Get()
  @ApiAnswer(OwnMessageTemplateList)
  list(@CurrentUser() agent: Principal): Promise<OwnMessageTemplateList> {
    return this.templates.list(agent);
  }

  @Put(':messageTemplateId')
  @ApiAnswer(OwnMessageTemplateList)
  save(
    @CurrentUser() agent: Principal,
    @Param('messageTemplateId', RowIdPipe) id: string,
    @Body({ schema: SaveMessageTemplate }) template: SaveMessageTemplate,
  ): Promise<OwnMessageTemplateList> {
    return this.templates.save(agent, id, template);
  }

  @Delete(':messageTemplateId')
  @ApiAnswer(OwnMessageTemplateList)
  remove(
    @CurrentUser() agent: Principal,
    @Param('messageTemplateId', RowIdPipe) id: string,
  ): Promise<OwnMessageTemplateList> {
    return this.templates.remove(agent, id);
  }
}
