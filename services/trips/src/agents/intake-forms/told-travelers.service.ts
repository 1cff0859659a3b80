import { randomUUID } from 'node:crypto';
import type { IntakeAnswers, QuoteTraveler } from '@landsea/contracts/agents';
import { getDateIn } from '@landsea/contracts/core';
import { composeIntake, showIntake } from '@landsea/rules/agents';
import { CLOCK, type Clock, type Principal } from '@landsea/nest-kit';
import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { IntakeAnswerRow } from './intake-answer.entity.js';
import { selectHouseholdOf } from './intake-forms.queries.js';
import { IntakeFormsService } from './intake-forms.service.js';
import { IntakeProposalRow } from './intake-proposal.entity.js';
import { makeProposals } from './make-proposals.js';

interface Told {
  clientId: string;
  tripId: string | null;
  name: string;
  source: string;
}

const answersOf = (travelers: readonly QuoteTraveler[]): IntakeAnswers => ({
  people: {
    people: travelers.map(({ id, firstName, lastName, birthDate }) => ({
      id,
      values: { first: firstName, last: lastName, ...(birthDate && { birth: birthDate }) },
    })),
  },
});

/** Names and birth dates that a client tells are proposals, decided on the page of answers to forms. */
@Injectable()
export class ToldTravelers {
  constructor(
    private readonly forms: IntakeFormsService,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** Adds nothing where the record says the same. */
  async proposeIn(
    manager: EntityManager,
    agent: Principal,
    { clientId, tripId, name, source }: Told,
    travelers: readonly QuoteTraveler[],
  ): Promise<void> {
    const household = await selectHouseholdOf(manager, clientId);
    if (!household) return;
    const now = this.clock();
    const { sections } = composeIntake('parks', { off: [], texts: {} });
    const answers = answersOf(travelers);
    const context = { today: getDateIn(now), travelsOn: null, known: { fields: [], people: [] } };
    const shown = showIntake({ sections }, answers, context);
    const people = shown.fields.filter(({ field }) => field.type === 'people');
    const drafts = makeProposals({ ...shown, fields: people }, household);
    if (drafts.length === 0) return;
    const form = await this.forms.ensureIn(manager, agent, 'parks');
    const answerId = randomUUID();
    await manager.insert(IntakeAnswerRow, {
      id: answerId,
      formId: form.id,
      formVersion: form.version,
      clientId,
      tripId,
      state: 'sent',
      answers,
      source,
      name,
      email: household.email,
      tokenHash: randomUUID(),
      startedAt: now,
      updatedAt: now,
      sentAt: now,
    });
    const rows = drafts.map((draft, position) => ({
      ...draft,
      id: randomUUID(),
      answerId,
      position,
      value: draft.value as object,
    }));
    await manager.insert(IntakeProposalRow, rows);
  }
}
