import {
  MOST_TASK_LISTS,
  type ListedTask,
  type OwnTaskList,
  type OwnTaskLists,
  type SaveTaskList,
} from '@landsea/contracts/agents';
import { findSecretNumber, listTemplates } from '@landsea/rules/agents';
import { makeInvalidField, makeNotFound, type Principal } from '@landsea/nest-kit';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { selectMessageTemplates, selectTaskLists } from './own-templates.queries.js';
import { OwnTemplatesService } from './own-templates.service.js';
import { TaskListRow } from './task-list.entity.js';

/** Trips that use a list keep their tasks. */
@Injectable()
export class TaskListsService extends OwnTemplatesService<{ lists: OwnTaskList[] }> {
  protected readonly kind = {
    row: TaskListRow,
    name: 'task-lists',
    most: MOST_TASK_LISTS,
    tooMany: `You have ${MOST_TASK_LISTS} lists. Delete one you no longer use first.`,
    afterConflict: 'Your tasks are still here: save again to keep them.',
  };

  protected async select(manager: EntityManager, userId: string, agencyId: string | null) {
    return { lists: await selectTaskLists(manager, userId, agencyId) };
  }

  /** @throws DomainError NOT_FOUND for a list that is neither the agent's nor shared with them. */
  async findIn(manager: EntityManager, agent: Principal, id: string): Promise<OwnTaskList> {
    const { agencyId } = await this.scope.getReachIn(manager, agent);
    const [list] = await selectTaskLists(manager, agent.userId, agencyId, id);
    if (!list) throw makeNotFound();
    return list;
  }

  /** @throws DomainError VALIDATION_FAILED for a card number or an unknown message, and as {@link write}. */
  save(agent: Principal, id: string, list: SaveTaskList): Promise<OwnTaskLists> {
    refuseSecrets(list.tasks);
    return this.write(agent, id, list, (manager) => this.refuseUnknownMessages(manager, agent, list.tasks));
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
}

/** Clients read the titles and reasons of their tasks. */
const refuseSecrets = (tasks: readonly ListedTask[]): void => {
  const index = tasks.findIndex(({ title, reason }) => findSecretNumber(`${title}\n${reason}`) !== undefined);
  if (index < 0) return;
  const message = 'That looks like a card or passport number. Please leave it out.';
  throw makeInvalidField(`tasks.${index}.title`, message);
};
