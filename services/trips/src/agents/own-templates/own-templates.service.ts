import {
  makeEditConflict,
  makeInvalidField,
  makeNotFound,
  makeVersionedTable,
  type Principal,
} from '@landsea/nest-kit';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, type EntityTarget } from 'typeorm';
import { AgencyScope } from '../team/agency-scope.js';
import type { OwnTemplateRow } from './own-template.entity.js';
import { lockTemplates } from './own-templates.queries.js';

interface TemplateKind {
  row: EntityTarget<OwnTemplateRow>;
  /** Names the lock under which those of an agent are counted. */
  name: string;
  most: number;
  tooMany: string;
  /** The sentence after the one about a change in another window. */
  afterConflict: string;
}

/** Each agent keeps some of a kind and may share them with the agency; only the author changes them. */
@Injectable()
export abstract class OwnTemplatesService<Found extends object> {
  protected abstract readonly kind: TemplateKind;

  constructor(
    protected readonly dataSource: DataSource,
    protected readonly scope: AgencyScope,
  ) {}

  protected abstract select(manager: EntityManager, userId: string, agencyId: string | null): Promise<Found>;

  list(agent: Principal): Promise<Found & { isInAgency: boolean }> {
    return this.listIn(this.dataSource.manager, agent);
  }

  /** @throws DomainError NOT_FOUND. */
  async remove(agent: Principal, id: string): Promise<Found & { isInAgency: boolean }> {
    const { manager } = this.dataSource;
    const table = makeVersionedTable(this.kind.row);
    if (!(await table.remove(manager, { userId: agent.userId, id }))) throw makeNotFound();
    return this.listIn(manager, agent);
  }

  /** @throws DomainError VALIDATION_FAILED for one too many, NOT_FOUND for a colleague's, EDIT_CONFLICT for an older version. */
  protected write(
    agent: Principal,
    id: string,
    { version, ...template }: Pick<OwnTemplateRow, 'version' | 'title' | 'isShared'>,
    check?: (manager: EntityManager) => Promise<void>,
  ): Promise<Found & { isInAgency: boolean }> {
    const { row, name, afterConflict } = this.kind;
    const key = { userId: agent.userId, id };
    return this.dataSource.transaction(async (manager) => {
      await lockTemplates(manager, name, agent.userId);
      if (version === 0) await this.refuseTooMany(manager, key);
      await check?.(manager);
      const written = { ...template, authorName: agent.firstName };
      if (!(await makeVersionedTable(row).write(manager, key, version, written))) {
        if (!(await manager.existsBy(row, key))) throw makeNotFound();
        throw makeEditConflict(`“${template.title}” was changed in another window. ${afterConflict}`);
      }
      return this.listIn(manager, agent);
    });
  }

  private async refuseTooMany(manager: EntityManager, key: { userId: string; id: string }): Promise<void> {
    const { row, most, tooMany } = this.kind;
    if (await manager.existsBy(row, key)) return;
    if ((await manager.countBy(row, { userId: key.userId })) >= most)
      throw makeInvalidField('title', tooMany);
  }

  private async listIn(manager: EntityManager, agent: Principal): Promise<Found & { isInAgency: boolean }> {
    const { agencyId } = await this.scope.getReachIn(manager, agent);
    return { ...(await this.select(manager, agent.userId, agencyId)), isInAgency: agencyId !== null };
  }
}
