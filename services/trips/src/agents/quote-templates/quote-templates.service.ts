import {
  MOST_QUOTE_TEMPLATES,
  type OwnQuoteTemplates,
  type SaveQuoteTemplate,
} from '@landsea/contracts/agents';
import { findSecretsIn, findTemplateSecrets } from '@landsea/rules/agents';
import {
  DomainError,
  makeNotFound,
  makeValidationFailed,
  makeVersionedTable,
  type Principal,
} from '@landsea/nest-kit';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { AgencyScope } from '../team/agency-scope.js';
import { QuoteTemplateRow } from './quote-template.entity.js';
import { lockQuoteTemplates, selectQuoteTemplates } from './quote-templates.queries.js';

const table = makeVersionedTable(QuoteTemplateRow);

@Injectable()
export class QuoteTemplatesService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly scope: AgencyScope,
  ) {}

  list(agent: Principal): Promise<OwnQuoteTemplates> {
    return this.listIn(this.dataSource.manager, agent);
  }

  /**
   * @throws DomainError VALIDATION_FAILED for a card number or one too many, NOT_FOUND for a colleague's,
   * EDIT_CONFLICT for an older version.
   */
  save(
    agent: Principal,
    id: string,
    { version, ...template }: SaveQuoteTemplate,
  ): Promise<OwnQuoteTemplates> {
    const secrets = [...findSecretsIn({ title: template.title }), ...findTemplateSecrets(template.options)];
    if (secrets.length > 0) throw makeValidationFailed(secrets);
    const key = { userId: agent.userId, id };
    return this.dataSource.transaction(async (manager) => {
      await lockQuoteTemplates(manager, agent.userId);
      if (version === 0) await refuseTooMany(manager, key);
      const row = { ...template, authorName: agent.firstName };
      if (!(await table.write(manager, key, version, row))) {
        if (await manager.existsBy(QuoteTemplateRow, key)) throw isChangedElsewhere(template.title);
        throw makeNotFound();
      }
      return this.listIn(manager, agent);
    });
  }

  /** Quotes that began with it keep their options. @throws DomainError NOT_FOUND. */
  async remove(agent: Principal, id: string): Promise<OwnQuoteTemplates> {
    const { manager } = this.dataSource;
    if (!(await table.remove(manager, { userId: agent.userId, id }))) throw makeNotFound();
    return this.listIn(manager, agent);
  }

  private async listIn(manager: EntityManager, agent: Principal): Promise<OwnQuoteTemplates> {
    const { agencyId } = await this.scope.getReachIn(manager, agent);
    const templates = await selectQuoteTemplates(manager, agent.userId, agencyId);
    return { templates, isInAgency: agencyId !== null };
  }
}

const refuseTooMany = async (
  manager: EntityManager,
  { userId, id }: Pick<QuoteTemplateRow, 'userId' | 'id'>,
): Promise<void> => {
  if (await manager.existsBy(QuoteTemplateRow, { userId, id })) return;
  if ((await manager.countBy(QuoteTemplateRow, { userId })) < MOST_QUOTE_TEMPLATES) return;
  const message = `You have ${MOST_QUOTE_TEMPLATES} quote templates. Delete one you no longer use first.`;
  throw makeValidationFailed([{ path: 'title', message }]);
};

const isChangedElsewhere = (title: string): DomainError =>
  new DomainError({
    code: 'EDIT_CONFLICT',
    message: `“${title}” was changed in another window. Look at it again, then save.`,
  });
