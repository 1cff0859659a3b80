import { OwnQuoteTemplates, SaveQuoteTemplate } from '@landsea/contracts/agents';
import { ApiAnswer, BodyLimit, CurrentUser, UserTypes, type Principal } from '@landsea/nest-kit';
import { Body, Controller, Delete, Get, Param, Put } from '@nestjs/common';
import { RowIdPipe } from '../../row-id.pipe.js';
import { QuoteTemplatesService } from './quote-templates.service.js';

/** Six options with every text at its longest. */
const MOST_BYTES = 128 * 1024;

@UserTypes('agent')
@Controller('api/v1/quote-templates')
export class QuoteTemplatesController {
  constructor(private readonly templates: QuoteTemplatesService) {}

  @Get()
  @ApiAnswer(OwnQuoteTemplates)
  list(@CurrentUser() agent: Principal): Promise<OwnQuoteTemplates> {
    return this.templates.list(agent);
  }

  @BodyLimit(MOST_BYTES)
  @Put(':quoteTemplateId')
  @ApiAnswer(OwnQuoteTemplates)
  save(
    @CurrentUser() agent: Principal,
    @Param('quoteTemplateId', RowIdPipe) id: string,
    @Body({ schema: SaveQuoteTemplate }) template: SaveQuoteTemplate,
  ): Promise<OwnQuoteTemplates> {
    return this.templates.save(agent, id, template);
  }

  @Delete(':quoteTemplateId')
  @ApiAnswer(OwnQuoteTemplates)
  remove(
    @CurrentUser() agent: Principal,
    @Param('quoteTemplateId', RowIdPipe) id: string,
  ): Promise<OwnQuoteTemplates> {
    return this.templates.remove(agent, id);
  }
}
