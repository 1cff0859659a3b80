import type {
  IntakeAnswer,
  IntakeAnswerList,
  IntakeProposal,
  ProposalDifference,
} from '@landsea/contracts/agents';
import { makeNotFound, type Principal } from '@landsea/nest-kit';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { AgencyScope } from '../team/agency-scope.js';
import { IntakeAnswerRow } from './intake-answer.entity.js';
import { selectHouseholdOf } from './intake-forms.queries.js';
import { isRecorded, readRecord, type IntakeHousehold } from './intake-household.js';
import {
  finishAnswer,
  selectAnswer,
  selectAnswers,
  selectKept,
  selectProposals,
  type AnswerHead,
  type KeptValue,
  type StoredProposal,
} from './intake-inbox.queries.js';
import { IntakeLeads } from './public/intake-leads.service.js';

export interface OpenAnswer {
  head: AnswerHead;
  household: IntakeHousehold | undefined;
  proposals: { stored: StoredProposal; shown: IntakeProposal }[];
}

@Injectable()
export class IntakeInbox {
  constructor(
    private readonly dataSource: DataSource,
    private readonly scope: AgencyScope,
    private readonly leads: IntakeLeads,
  ) {}

  async list(user: Principal, clientId: string | undefined): Promise<IntakeAnswerList> {
    const { agentIds } = await this.scope.getReach(user);
    const answers = await selectAnswers(this.dataSource.manager, agentIds, clientId);
    return { answers: answers.map(({ formVersion: _version, consents: _consents, ...answer }) => answer) };
  }

  /** @throws DomainError NOT_FOUND. */
  async get(user: Principal, id: string): Promise<IntakeAnswer> {
    const { head, proposals } = await this.open(user, id);
    return { ...head, proposals: proposals.map(({ shown }) => shown) };
  }

  /** @throws DomainError NOT_FOUND. */
  async open(user: Principal, id: string): Promise<OpenAnswer> {
    const { manager } = this.dataSource;
    const { agentIds } = await this.scope.getReach(user);
    const head = await selectAnswer(manager, agentIds, id);
    if (!head) throw makeNotFound();
    const household = head.clientId ? await selectHouseholdOf(manager, head.clientId) : undefined;
    const kept = head.clientId ? await selectKept(manager, head.clientId) : [];
    const stored = await selectProposals(manager, id);
    return {
      head,
      household,
      proposals: stored.map((each) => ({ stored: each, shown: toShown(each, household, kept) })),
    };
  }

  /** The agent knows the address, from a call for example. @throws DomainError NOT_FOUND, FORBIDDEN. */
  async confirm(user: Principal, id: string): Promise<IntakeAnswer> {
    await this.change(user, id, async (manager) => {
      await manager.update(IntakeAnswerRow, { id, state: 'unconfirmed' }, { state: 'sent' });
      await finishAnswer(manager, id);
    });
    return this.get(user, id);
  }

  /**
   * For answers that came while the list was full.
   * @throws DomainError NOT_FOUND, FORBIDDEN, PAYWALL, VALIDATION_FAILED.
   */
  async addLead(user: Principal, id: string): Promise<IntakeAnswer> {
    await this.change(user, id, async (manager) => {
      const row = await manager.findOne(IntakeAnswerRow, {
        where: { id },
        lock: { mode: 'pessimistic_write' },
      });
      if (!row || row.clientId) return;
      const { clientId, isNew } = await this.leads.addLate(manager, row);
      await manager.update(IntakeAnswerRow, { id }, { clientId, madeClient: isNew });
    });
    return this.get(user, id);
  }

  /** @throws DomainError NOT_FOUND, FORBIDDEN. */
  async remove(user: Principal, id: string): Promise<void> {
    await this.change(user, id, async (manager) => {
      await manager.delete(IntakeAnswerRow, { id });
    });
  }

  private async change(
    user: Principal,
    id: string,
    write: (manager: EntityManager) => Promise<void>,
  ): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const { agentIds } = await this.scope.getReachIn(manager, user);
      if (!(await selectAnswer(manager, agentIds, id))) throw makeNotFound();
      await this.scope.assertIn(manager, user, 'edit-clients');
      await write(manager);
    });
  }
}

const differ = (ours: string | null, { theirs, base }: StoredProposal): ProposalDifference => {
  if (ours === theirs) return 'same';
  if (ours !== base) return 'edited';
  return ours === null ? 'new' : 'changed';
};

const toShown = (
  stored: StoredProposal,
  household: IntakeHousehold | undefined,
  kept: readonly KeptValue[],
): IntakeProposal => {
  const { fieldKey, personId, value: _value, base: _base, ...shown } = stored;
  const held = kept.find((each) => each.fieldKey === fieldKey && each.personId === personId)?.theirs ?? null;
  // A form that came while the list was full names nobody of the household.
  const about = personId ?? household?.leadId ?? null;
  const ours =
    isRecorded(stored.attribute) && household ? readRecord(stored.attribute, about, household) : held;
  // Nobody edits a value that only answers hold.
  const base = isRecorded(stored.attribute) ? stored.base : ours;
  return { ...shown, ours, difference: differ(ours, { ...stored, base }) };
};
