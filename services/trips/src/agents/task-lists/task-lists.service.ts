import {
  MOST_TASK_LISTS,
  type ListedTask,
  type OwnTaskList,
  type OwnTaskLists,
  type SaveTaskList,
} from '@landsea/contracts/agents';
import { findSecretNumber, listTemplates } from '@landsea/rules/agents';
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
import { selectMessageTemplates } from '../message-templates/message-templates.queries.js';
import { AgencyScope } from '../team/agency-scope.js';
import { TaskListRow } from './task-list.entity.js';
import { lockTaskLists, selectTaskLists } from './task-lists.queries.js';

const table = makeVersionedTable(TaskListRow);

@Injectable()
export class TaskListsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly scope: AgencyScope,
  ) {}

  list(agent: Principal): Promise<OwnTaskLists> {
    return this.listIn(this.dataSource.manager, agent);
  }

  /** @throws DomainError NOT_FOUND for a list that is neither the agent's nor shared with them. */
  async findIn(manager: EntityManager, agent: Principal, id: string): Promise<OwnTaskList> {
    const { agencyId } = await this.scope.getReachIn(manager, agent);
    const [list] = await selectTaskLists(manager, agent.userId, agencyId, id);
    if (!list) throw makeNotFound();
    return list;
  }

  /**
   * Trips that use the list keep their tasks.
   * @throws DomainError VALIDATION_FAILED for a card number or one too many, NOT_FOUND for a colleague's,
   * EDIT_CONFLICT for an older version.
   */
  save(agent: Principal, id: string, { version, ...list }: SaveTaskList): Promise<OwnTaskLists> {
    refuseSecrets(list.tasks);
    const key = { userId: agent.userId, id };
    return this.dataSource.transaction(async (manager) => {
      await lockTaskLists(manager, agent.userId);
      if (version === 0) await refuseTooMany(manager, key);
      await this.refuseUnknownMessages(manager, agent, list.tasks);
      const row = { ...list, authorName: agent.firstName };
      if (!(await table.write(manager, key, version, row))) {
        if (await manager.existsBy(TaskListRow, key)) throw isChangedElsewhere(list.title);
        throw makeNotFound();
      }
      return this.listIn(manager, agent);
    });
  }

  /** @throws DomainError NOT_FOUND. */
  async remove(agent: Principal, id: string): Promise<OwnTaskLists> {
    const { manager } = this.dataSource;
    if (!(await table.remove(manager, { userId: agent.userId, id }))) throw makeNotFound();
    return this.listIn(manager, agent);
  }

  private async refuseUnknownMessages(
    manager: EntityManager,
    { userId }: Principal,
    tasks: readonly ListedTask[],
  ): Promise<void> {
    const ids = tasks.flatMap(({ message }) => message?.templateId ?? []);
    if (ids.length === 0) return;
    const { agencyId } = await this.scope.getReachIn(manager, { userId });
    const templates = listTemplates(await selectMessageTemplates(manager, userId, agencyId, ids));
    const index = tasks.findIndex(
      ({ message }) => message && !templates.some(({ id }) => id === message.templateId),
    );
    if (index < 0) return;
    const message = `The message of “${tasks[index]?.title ?? ''}” is gone. Choose another one.`;
    throw makeInvalidField(`tasks.${index}.message`, message);
  }

  private async listIn(manager: EntityManager, agent: Principal): Promise<OwnTaskLists> {
    const { agencyId } = await this.scope.getReachIn(manager, agent);
    const lists = await selectTaskLists(manager, agent.userId, agencyId);
    return { lists, isInAgency: agencyId !== null };
  }
}

/** Clients read the titles and reasons of their tasks. */
const refuseSecrets = (tasks: readonly ListedTask[]): void => {
  const index = tasks.findIndex(({ title, reason }) => findSecretNumber(`${title}\n${reason}`) !== undefined);
  if (index < 0) return;
  const message = 'That looks like a card or passport number. Please leave it out.';
  throw makeInvalidField(`tasks.${index}.title`, message);
};

const refuseTooMany = async (
  manager: EntityManager,
  { userId, id }: Pick<TaskListRow, 'userId' | 'id'>,
): Promise<void> => {
  if (await manager.existsBy(TaskListRow, { userId, id })) return;
  if ((await manager.countBy(TaskListRow, { userId })) < MOST_TASK_LISTS) return;
  const message = `You have ${MOST_TASK_LISTS} lists. Delete one you no longer use first.`;
  throw makeInvalidField('title', message);
};

const isChangedElsewhere = (title: string): DomainError =>
  makeEditConflict(
    `“${title}” was changed in another window. Your tasks are still here: save again to keep them.`,
  );
