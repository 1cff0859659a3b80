import { labelFields, type SendTaskMessage, type TaskMessagePreview } from '@landsea/contracts/agents';
import { getDateIn } from '@landsea/contracts/core';
import {
  CLOCK,
  DomainError,
  makeEditConflict,
  makeNotFound,
  type Clock,
  type Principal,
} from '@landsea/nest-kit';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { selectAgentTrips } from '../agent-trips/agent-trips.queries.js';
import {
  isTripOfClient,
  openConversation,
  selectConversation,
} from '../conversations/conversations.queries.js';
import { assertOpen, ConversationsService } from '../conversations/conversations.service.js';
import type { Correspondent } from '../conversations/correspondents.queries.js';
import { deriveMessageId } from '../conversations/derive-message-id.js';
import { EmailPermission, explainUnreachable } from '../conversations/email-permission.js';
import { AgencyScope } from '../team/agency-scope.js';
import { addNext } from '../workflows/task-repeats.js';
import { FilledMessages } from './filled-messages.js';
import {
  selectSendingTask,
  selectSentAt,
  setPaused,
  takeSending,
  type SendingTask,
} from './task-messages.queries.js';

interface TaskMessageSender {
  userId: string;
  firstName: string;
  isDemo: boolean;
  isByItself: boolean;
}

const CHANGED = 'This task was changed meanwhile. Please look at it again.';

const getMessageId = ({ clientId, tripId, key }: SendingTask): string =>
  deriveMessageId('task', clientId, tripId, key);

@Injectable()
export class TaskMessagesService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly scope: AgencyScope,
    private readonly filled: FilledMessages,
    private readonly conversations: ConversationsService,
    private readonly permission: EmailPermission,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** @throws DomainError NOT_FOUND, also for a task without a message. */
  async preview(agent: Principal, tripId: string, taskId: string): Promise<TaskMessagePreview> {
    const task = await this.find(agent, tripId, taskId);
    const isByItself = task.way === 'auto' && task.problem === null;
    const { title, body, missing, problem } = await this.filled.fill(
      task,
      isByItself ? task.agentId : agent.userId,
    );
    const sentAt = task.sentAt ?? (await selectSentAt(this.dataSource.manager, getMessageId(task)));
    return {
      title,
      body,
      firstName: task.firstName,
      missing: missing.map((field) => labelFields([field])),
      sendsOn: isByItself && !task.isDone ? task.dueOn : null,
      timeZone: task.timeZone,
      sentAt: sentAt?.toISOString() ?? null,
      problem: task.problem ?? (task.way === 'auto' ? (problem ?? null) : null),
    };
  }

  /**
   * Idempotent: a task sends one message.
   * @throws DomainError NOT_FOUND, FORBIDDEN for a client whom no message reaches, EMAIL_NOT_VERIFIED (the agent's
   * own), RATE_LIMITED, EDIT_CONFLICT.
   */
  async send(agent: Principal, tripId: string, taskId: string, { body }: SendTaskMessage): Promise<void> {
    const task = await this.find(agent, tripId, taskId);
    if (task.sentAt) return;
    const { client } = await this.filled.fill(task, agent.userId);
    if (!client) throw makeNotFound();
    const unreachable = explainUnreachable(client);
    if (unreachable) throw new DomainError({ code: 'FORBIDDEN', message: unreachable });
    if (client.userId === null) await this.permission.assertMayEmail(agent);
    const isSent = await this.dataSource.transaction((manager) =>
      this.sendIn(manager, task, client, body, { ...agent, isByItself: false }),
    );
    if (!isSent && !(await this.find(agent, tripId, taskId)).sentAt) throw makeEditConflict(CHANGED);
  }

  /** The mark, the message, its email and the tick are one transaction. @returns false when another one was first. */
  async sendIn(
    manager: EntityManager,
    task: SendingTask,
    client: Correspondent,
    body: string,
    sender: TaskMessageSender,
  ): Promise<boolean> {
    const now = this.clock();
    if (!(await takeSending(manager, task, sender, now))) return false;
    await addNext(manager, task.id, getDateIn(now));
    const id = getMessageId(task);
    if (await selectSentAt(manager, id)) return true;
    const viewer = await this.conversations.getViewer(manager, sender);
    const isShared = await isTripOfClient(manager, viewer, task.clientId, task.tripId);
    const opened = await openConversation(manager, client, isShared ? task.tripId : null);
    const conversation = await selectConversation(manager, viewer, opened);
    if (!conversation) throw makeNotFound();
    assertOpen(conversation);
    await this.conversations.add(manager, conversation, sender, { id, body, via: 'app' });
    return true;
  }

  /** @throws DomainError NOT_FOUND for a trip over which the agent does not watch. */
  async pause(agent: Principal, tripId: string, isPaused: boolean): Promise<void> {
    const { manager } = this.dataSource;
    const { agentIds } = await this.scope.getReachIn(manager, agent);
    const now = this.clock();
    const [trip] = await selectAgentTrips(manager, agentIds, getDateIn(now), tripId);
    if (!trip) throw makeNotFound();
    await setPaused(manager, agentIds, tripId, isPaused ? now : null);
  }

  private async find(agent: Principal, tripId: string, taskId: string): Promise<SendingTask> {
    const { manager } = this.dataSource;
    const { agentIds } = await this.scope.getReachIn(manager, agent);
    const task = await selectSendingTask(manager, agentIds, { tripId, taskId }, getDateIn(this.clock()));
    if (!task) throw makeNotFound();
    return task;
  }
}
