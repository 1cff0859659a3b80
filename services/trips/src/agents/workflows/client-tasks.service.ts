import type { ClientTask, ClientTaskList, TickClientTask } from '@landsea/contracts/agents';
import { getDateIn } from '@landsea/contracts/core';
import { listTaskPayments } from '@landsea/rules/agents';
import { CLOCK, makeNotFound, type Clock, type Principal } from '@landsea/nest-kit';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { selectDueLines } from '../../money/budget/budget-due.queries.js';
import { isClient, selectClientTasks, tickTask } from './client-tasks.queries.js';
import { addNext, dropNext } from './task-repeats.js';

@Injectable()
export class ClientTasksService {
  constructor(
    private readonly dataSource: DataSource,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** @throws DomainError NOT_FOUND for anybody but the client. */
  async list({ userId }: Principal, clientId: string): Promise<ClientTaskList> {
    const { manager } = this.dataSource;
    if (!(await isClient(manager, { clientId, userId }))) throw makeNotFound();
    return { tasks: await this.read(manager, { clientId, userId }) };
  }

  /** The tasks that the agent's client sees, or will see after joining. */
  previewFor({ id: clientId, userId }: { id: string; userId: string | null }): Promise<ClientTask[]> {
    return this.read(this.dataSource.manager, { clientId, userId });
  }

  /** @throws DomainError NOT_FOUND, also for what the agent does. */
  async tick(
    { userId, firstName }: Principal,
    clientId: string,
    taskId: string,
    { done }: TickClientTask,
  ): Promise<ClientTask> {
    return this.dataSource.transaction(async (manager) => {
      const now = this.clock();
      const find = async () => {
        const [task] = await this.read(manager, { clientId, userId }, taskId);
        if (!task) throw makeNotFound();
        return task;
      };
      await find();
      if (await tickTask(manager, taskId, done ? { userId, firstName } : null, now))
        await (done ? addNext(manager, taskId, getDateIn(now)) : dropNext(manager, taskId));
      return find();
    });
  }

  /** Somebody who has not joined reads money as their id in the agent’s list does. */
  private async read(
    manager: EntityManager,
    client: { clientId: string; userId: string | null },
    taskId: string | null = null,
  ): Promise<ClientTask[]> {
    const tasks = await selectClientTasks(manager, client, this.clock(), taskId);
    const paying = tasks.filter(({ key, doneAt }) => doneAt === null && listTaskPayments(key, []));
    const dues = new Map<string, Awaited<ReturnType<typeof selectDueLines>>>();
    for (const tripId of new Set(paying.map((task) => task.tripId)))
      dues.set(tripId, await selectDueLines(manager, tripId, client.userId ?? client.clientId));
    return tasks.map(({ key, ...task }) => ({
      ...task,
      ...(paying.some(({ id }) => id === task.id) && {
        payments: listTaskPayments(key, dues.get(task.tripId) ?? []),
      }),
    }));
  }
}
