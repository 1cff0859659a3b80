import { byUser } from '@landsea/nest-kit';
import { Module } from '@nestjs/common';
import { CreateQuoteTemplates1764911010000 } from '../../migrations/agents/1764911010000-create-quote-templates.js';
import { TeamModule } from '../team/team.module.js';
import { QuoteTemplateRow } from './quote-template.entity.js';
import { QuoteTemplatesController } from './quote-templates.controller.js';
import { QuoteTemplatesService } from './quote-templates.service.js';

@Module({
  imports: [TeamModule],
  controllers: [QuoteTemplatesController],
  providers: [QuoteTemplatesService],
})
export class QuoteTemplatesModule {
  static readonly personalData = [
    byUser(QuoteTemplateRow, { quoteTemplates: ['title', 'options', 'isShared'] }),
  ];
  static readonly entities = [QuoteTemplateRow];
  static readonly migrations = [CreateQuoteTemplates1764911010000];
}
