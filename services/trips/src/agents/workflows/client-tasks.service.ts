import type { ClientTask, ClientTaskList, TickClientTask } from '@landsea/contracts/agents';
import { getDateIn } from '@landsea/contracts/core';
import { CLOCK, makeNotFound, type Clock, type Principal } from '@landsea/nest-kit';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
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
    return { tasks: await selectClientTasks(manager, { clientId, userId }, this.clock()) };
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
        const [task] = await selectClientTasks(manager, { clientId, userId }, now, taskId);
        if (!task) throw makeNotFound();
        return task;
      };
      await find();
      if (await tickTask(manager, taskId, done ? { userId, firstName } : null, now))
        await (done ? addNext(manager, taskId, getDateIn(now)) : dropNext(manager, taskId));
      return find();
    });
  }
}
