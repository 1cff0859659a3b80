import type { IntakeAnswers, IntakeSchema, IntakeWish } from '@landsea/contracts/agents';
import { addDays, getDateIn } from '@landsea/contracts/core';
import { CLOCK, DomainError, type Clock } from '@landsea/nest-kit';
import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { CatalogueService } from '../../../catalogue/lists/catalogue.service.js';
import { ClientsService } from '../../clients/clients.service.js';
import { AgencyScope } from '../../team/agency-scope.js';
import { lockClientsOf } from '../../team/agency.queries.js';
import type { IntakeAnswerRow } from '../intake-answer.entity.js';
import { selectAgentFor, selectClientByEmail, selectHouseholdOf } from '../intake-forms.queries.js';
import { splitName } from '../make-proposals.js';

interface AddedLead {
  clientId: string;
  isNew: boolean;
}

interface FoundLead {
  /** Null while the agent's list is full: the answers wait for room. */
  clientId: string | null;
  isNew: boolean;
  name: string;
  email: string;
}

interface TypedLead {
  name: string;
  email: string;
  answers: IntakeAnswers;
}

const NEXT_STEP = 'Call within a day';
const textOf = (answers: IntakeAnswers, key: string): string => {
  const value = answers[key];
  return typeof value === 'string' ? value.trim() : '';
};

@Injectable()
export class IntakeLeads {
  constructor(
    private readonly clients: ClientsService,
    private readonly scope: AgencyScope,
    private readonly catalogue: CatalogueService,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** The client of the link, else the one with the typed address, else a new lead. */
  async find(
    manager: EntityManager,
    agentId: string,
    answer: Pick<IntakeAnswerRow, 'id' | 'clientId' | 'source'>,
    answers: IntakeAnswers,
  ): Promise<FoundLead> {
    if (answer.clientId) return this.findKnown(manager, answer.clientId);
    const [name, email] = [textOf(answers, 'lead_name'), textOf(answers, 'lead_email').toLowerCase()];
    const adding = this.findOrAdd(manager, agentId, answer, { name, email, answers });
    // The answers wait where the agent's plan or list has no room.
    const lead = await adding.catch((error: unknown) => {
      if (error instanceof DomainError) return { clientId: null, isNew: true };
      throw error;
    });
    return { ...lead, name, email };
  }

  /** For answers that came while the list was full. @throws DomainError PAYWALL, VALIDATION_FAILED. */
  async addLate(manager: EntityManager, answer: IntakeAnswerRow): Promise<AddedLead> {
    return this.findOrAdd(manager, await selectAgentFor(manager, answer), answer, answer);
  }

  /** Two forms with one address that arrive at once are of one lead. */
  private async findOrAdd(
    manager: EntityManager,
    agentId: string,
    answer: Pick<IntakeAnswerRow, 'id' | 'source'>,
    typed: TypedLead,
  ): Promise<AddedLead> {
    // The agent of the form may be an assistant by now, who has no clients.
    const { agentIds } = await this.scope.getReachIn(manager, { userId: agentId });
    const owner = agentIds.includes(agentId) ? agentId : (agentIds[0] ?? agentId);
    await lockClientsOf(manager, [owner]);
    const known = await selectClientByEmail(manager, owner, typed.email);
    if (known) return { clientId: known, isNew: false };
    return { clientId: await this.addLead(manager, owner, answer, typed), isNew: true };
  }

  private addLead(
    manager: EntityManager,
    owner: string,
    { id, source }: Pick<IntakeAnswerRow, 'id' | 'source'>,
    { name, email, answers }: TypedLead,
  ): Promise<string> {
    // The history names the form, whose answer has an id, and not the agent, who has not seen it yet.
    const by = { userId: id, firstName: 'Your intake form' };
    const phone = textOf(answers, 'lead_phone');
    const lead = {
      ...splitName(name),
      email,
      ...(phone && { phone: phone.slice(0, 40) }),
      ...(source !== null && { source }),
      stage: 'lead' as const,
      nextStep: NEXT_STEP,
      nextStepOn: addDays(getDateIn(this.clock()), 1),
    };
    return this.clients.addIn(manager, by, owner, lead);
  }

  private async findKnown(manager: EntityManager, clientId: string): Promise<FoundLead> {
    const household = await selectHouseholdOf(manager, clientId);
    const lead = household?.people.find(({ id }) => id === household.leadId);
    const name = lead ? `${lead.firstName} ${lead.lastName}` : '';
    return { clientId, isNew: false, name, email: household?.email ?? '' };
  }

  /** Names come from the catalog, whatever the page sent; a wish that the catalog does not know is dropped. */
  readWishes({ sections }: IntakeSchema, answers: IntakeAnswers): IntakeAnswers {
    const read = { ...answers };
    for (const { key, catalog } of sections.flatMap(({ fields }) => fields)) {
      const value = answers[key];
      if (!catalog || typeof value !== 'object' || !('wishes' in value)) continue;
      const entries: readonly IntakeWish[] = this.catalogue.entries(catalog);
      const wishes = value.wishes.flatMap(({ id }) => entries.find((entry) => entry.id === id) ?? []);
      read[key] = { wishes: wishes.map(({ id, name }) => ({ id, name })) };
    }
    return read;
  }
}
