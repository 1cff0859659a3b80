import {
  MOST_MESSAGE_TEMPLATES,
  type OwnMessageTemplateList,
  type SaveMessageTemplate,
} from '@landsea/contracts/agents';
import { findSecretNumber } from '@landsea/rules/agents';
import {
  makeEditConflict,
  makeNotFound,
  makeInvalidField,
  makeVersionedTable,
  type DomainError,
  type Principal,
} from '@landsea/nest-kit';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { AgencyScope } from '../team/agency-scope.js';
import { MessageTemplateRow } from './message-template.entity.js';
import { lockMessageTemplates, selectMessageTemplates } from './message-templates.queries.js';

const table = makeVersionedTable(MessageTemplateRow);

@Injectable()
export class MessageTemplatesService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly scope: AgencyScope,
  ) {}

  list(agent: Principal): Promise<OwnMessageTemplateList> {
    return this.listIn(this.dataSource.manager, agent);
  }

  /**
   * @throws DomainError VALIDATION_FAILED for a card number or one too many, NOT_FOUND for a colleague's,
   * EDIT_CONFLICT for an older version.
   */
  save(
    agent: Principal,
    id: string,
    { version, ...template }: SaveMessageTemplate,
  ): Promise<OwnMessageTemplateList> {
    refuseSecrets(template.body);
    const key = { userId: agent.userId, id };
    return this.dataSource.transaction(async (manager) => {
      await lockMessageTemplates(manager, agent.userId);
      if (version === 0) await refuseTooMany(manager, key);
      const row = { ...template, authorName: agent.firstName };
      if (!(await table.write(manager, key, version, row))) {
        if (await manager.existsBy(MessageTemplateRow, key)) throw isChangedElsewhere(template.title);
        throw makeNotFound();
      }
      return this.listIn(manager, agent);
    });
  }

  /** @throws DomainError NOT_FOUND. */
  async remove(agent: Principal, id: string): Promise<OwnMessageTemplateList> {
    const { manager } = this.dataSource;
    if (!(await table.remove(manager, { userId: agent.userId, id }))) throw makeNotFound();
    return this.listIn(manager, agent);
  }

  private async listIn(manager: EntityManager, agent: Principal): Promise<OwnMessageTemplateList> {
    const { agencyId } = await this.scope.getReachIn(manager, agent);
    const templates = await selectMessageTemplates(manager, agent.userId, agencyId);
    return { templates, isInAgency: agencyId !== null };
  }
}

const refuseSecrets = (body: string): void => {
  if (findSecretNumber(body) === undefined) return;
  const message = 'That looks like a card or passport number. Please leave it out.';
  throw makeInvalidField('body', message);
};

const refuseTooMany = async (
  manager: EntityManager,
  { userId, id }: Pick<MessageTemplateRow, 'userId' | 'id'>,
): Promise<void> => {
  if (await manager.existsBy(MessageTemplateRow, { userId, id })) return;
  if ((await manager.countBy(MessageTemplateRow, { userId })) < MOST_MESSAGE_TEMPLATES) return;
  const message = `You have ${MOST_MESSAGE_TEMPLATES} templates. Delete one you no longer use first.`;
  throw makeInvalidField('title', message);
};

const isChangedElsewhere = (title: string): DomainError =>
  makeEditConflict(
    `“${title}” was changed in another window. Your text is still here: save again to keep it.`,
  );
