import {
  MOST_MESSAGE_TEMPLATES,
  type OwnMessageTemplate,
  type OwnMessageTemplateList,
  type SaveMessageTemplate,
} from '@landsea/contracts/agents';
import { findSecretNumber } from '@landsea/rules/agents';
import { makeInvalidField, type Principal } from '@landsea/nest-kit';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { MessageTemplateRow } from './message-template.entity.js';
import { selectMessageTemplates } from './own-templates.queries.js';
import { OwnTemplatesService } from './own-templates.service.js';

@Injectable()
export class MessageTemplatesService extends OwnTemplatesService<{ templates: OwnMessageTemplate[] }> {
  protected readonly kind = {
    row: MessageTemplateRow,
    name: 'message-templates',
    most: MOST_MESSAGE_TEMPLATES,
    tooMany: `You have ${MOST_MESSAGE_TEMPLATES} templates. Delete one you no longer use first.`,
    afterConflict: 'Your text is still here: save again to keep it.',
  };

  protected async select(manager: EntityManager, userId: string, agencyId: string | null) {
    return { templates: await selectMessageTemplates(manager, userId, agencyId) };
  }

  /** @throws DomainError VALIDATION_FAILED for a card number, and as {@link write}. */
  save(agent: Principal, id: string, template: SaveMessageTemplate): Promise<OwnMessageTemplateList> {
    if (findSecretNumber(template.body) !== undefined)
      throw makeInvalidField('body', 'That looks like a card or passport number. Please leave it out.');
    return this.write(agent, id, template);
  }
}
