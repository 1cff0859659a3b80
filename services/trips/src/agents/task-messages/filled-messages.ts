import { PersonContact } from '@landsea/contracts/account';
import { fillFields, listUnfilledFields, type ListedTask } from '@landsea/contracts/agents';
import { getDateIn } from '@landsea/contracts/core';
import { CLOCK, KIT_ENV, ServiceClient, type Clock } from '@landsea/nest-kit';
import { findSendProblem, workflowTemplates } from '@landsea/rules/agents';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { TripsEnv } from '../../env.js';
import { PlansService } from '../../grants/plans/plans.service.js';
import { selectClient, type Correspondent } from '../conversations/correspondents.queries.js';
import { explainUnreachable } from '../conversations/email-permission.js';
import { MessageFields } from '../message-fields/message-fields.service.js';
import { findTemplate } from '../own-templates/own-templates.queries.js';
import { AgencyScope } from '../team/agency-scope.js';
import type { SendingTask } from './task-messages.queries.js';

export interface FilledMessage {
  title: string;
  body: string;
  missing: string[];
  client: Correspondent | undefined;
  firstName: string;
  /** A sentence, when it would not be sent by itself. */
  problem: string | undefined;
}

@Injectable()
export class FilledMessages {
  constructor(
    private readonly dataSource: DataSource,
    private readonly services: ServiceClient,
    private readonly scope: AgencyScope,
    private readonly fields: MessageFields,
    private readonly plans: PlansService,
    @Inject(KIT_ENV) private readonly env: TripsEnv,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** The template of the client's agent, filled with what the trip knows and signed by `signerId`. */
  async fill(task: SendingTask, signerId: string): Promise<FilledMessage> {
    const { manager } = this.dataSource;
    const { agentId, clientId, tripId, templateId, endDate, isPaused, isTripDropped, firstName } = task;
    const { agencyId } = await this.scope.getReachIn(manager, { userId: agentId });
    const template = await findTemplate(manager, { agentId, agencyId, templateId });
    const signer = await this.services.get('identity', `/internal/people/${signerId}`, PersonContact);
    const client = await selectClient(manager, { userId: agentId, agentIds: [agentId] }, clientId);
    const { values } = await this.fields.read({ userId: agentId }, tripId);
    const body = fillFields(template?.body ?? '', {
      ...values,
      firstName,
      agentName: [signer?.firstName, signer?.lastName].filter(Boolean).join(' '),
      portalLink: `${this.env.PUBLIC_ORIGIN}/client-portal`,
    });
    const missing = listUnfilledFields(body);
    const problem = findSendProblem({
      firstName,
      unreachable: client && explainUnreachable(client),
      isPaused,
      isTripDropped,
      isTripOver: endDate < getDateIn(this.clock()) && !isOfReturn(task),
      isPlanOver: (await this.plans.getEnd(manager, agentId, 'agent')) !== null,
      missing: template && missing,
    });
    return {
      title: template?.title ?? '',
      body,
      missing,
      client,
      firstName: signer?.firstName ?? '',
      problem,
    };
  }
}

/** Such as the welcome home, whose day always comes after the trip. */
const isOfReturn = ({ key, template, listTasks }: SendingTask): boolean => {
  const tasks: readonly Pick<ListedTask, 'key' | 'anchor'>[] =
    listTasks ?? (template ? workflowTemplates[template].tasks : []);
  const [listed] = key.split(/[@#]/);
  return tasks.find((task) => task.key === listed)?.anchor === 'return';
};
