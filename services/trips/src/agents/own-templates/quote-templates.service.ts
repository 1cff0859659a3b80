import {
  MOST_QUOTE_TEMPLATES,
  type OwnQuoteTemplate,
  type OwnQuoteTemplates,
  type SaveQuoteTemplate,
} from '@landsea/contracts/agents';
import { findSecretsIn, findTemplateSecrets } from '@landsea/rules/agents';
import { makeValidationFailed, type Principal } from '@landsea/nest-kit';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { selectQuoteTemplates } from './own-templates.queries.js';
import { OwnTemplatesService } from './own-templates.service.js';
import { QuoteTemplateRow } from './quote-template.entity.js';

/** Quotes that began with a template keep their options. */
@Injectable()
export class QuoteTemplatesService extends OwnTemplatesService<{ templates: OwnQuoteTemplate[] }> {
  protected readonly kind = {
    row: QuoteTemplateRow,
    name: 'quote-templates',
    most: MOST_QUOTE_TEMPLATES,
    tooMany: `You have ${MOST_QUOTE_TEMPLATES} quote templates. Delete one you no longer use first.`,
    afterConflict: 'Look at it again, then save.',
  };

  protected async select(manager: EntityManager, userId: string, agencyId: string | null) {
    return { templates: await selectQuoteTemplates(manager, userId, agencyId) };
  }

  /** @throws DomainError VALIDATION_FAILED for a card number, and as {@link write}. */
  save(agent: Principal, id: string, template: SaveQuoteTemplate): Promise<OwnQuoteTemplates> {
    const secrets = [...findSecretsIn({ title: template.title }), ...findTemplateSecrets(template.options)];
    if (secrets.length > 0) throw makeValidationFailed(secrets);
    return this.write(agent, id, template);
  }
}
