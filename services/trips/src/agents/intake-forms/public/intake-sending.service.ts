import { randomUUID } from 'node:crypto';
import type { IntakeAnswers, SendIntake, SentIntake } from '@landsea/contracts/agents';
import { DAY_MS } from '@landsea/contracts/core';
import { MIN_FORM_SECONDS } from '@landsea/contracts/outreach';
import { checkIntake, showIntake, type ShownIntake } from '@landsea/rules/agents';
import {
  CLOCK,
  KIT_ENV,
  Mailer,
  hashSecret,
  makeNotFound,
  makeSecret,
  makeValidationFailed,
  type Clock,
} from '@landsea/nest-kit';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { TripsEnv } from '../../../env.js';
import { isEmailUnconfirmed } from '../../clients/unconfirmed-email.js';
import { IntakeAnswerRow } from '../intake-answer.entity.js';
import { listConsents, listFacts, type ListedFacts } from '../intake-facts.js';
import { makeAnsweredEmail, makeConfirmEmail, makeCopyEmail } from '../intake-emails.js';
import { countConfirmEmails, selectHouseholdOf } from '../intake-forms.queries.js';
import { buildFormUrl } from '../intake-forms.service.js';
import { IntakeProposalRow } from '../intake-proposal.entity.js';
import { IntakeSenders, type IntakeSender } from '../intake-senders.js';
import { makeProposals } from '../make-proposals.js';
import { isContinuedElsewhere } from './intake-drafts.service.js';
import { IntakeLeads } from './intake-leads.service.js';
import { IntakePages, readVersion } from './intake-pages.service.js';

const SECOND_MS = 1000;
/** Emails to confirm one address in a day, whoever types it and wherever. */
const MOST_CONFIRM_EMAILS = 3;

const pathOfAnswer = (id: string): string => `/app/agents/intake-forms/answers/${id}`;

interface Sending {
  answer: IntakeAnswerRow;
  agentId: string;
  shown: ShownIntake;
  sender: IntakeSender;
  confirmToken: string;
}

type SentAnswers = Pick<IntakeAnswerRow, 'name' | 'email' | 'clientId' | 'confirmHash'>;

@Injectable()
export class IntakeSending {
  constructor(
    private readonly dataSource: DataSource,
    private readonly pages: IntakePages,
    private readonly leads: IntakeLeads,
    private readonly senders: IntakeSenders,
    private readonly mailer: Mailer,
    @Inject(KIT_ENV) private readonly env: TripsEnv,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /**
   * A lead, the proposals and the emails are made together or not at all; sending twice is once. A program
   * gets the same answer as a family, and nothing happens.
   * @throws DomainError NOT_FOUND, VALIDATION_FAILED; EDIT_CONFLICT when it was saved elsewhere.
   */
  async send({ token, version, answers, website, secondsOpen }: SendIntake): Promise<SentIntake> {
    const tokenHash = hashSecret(token);
    const known = await this.dataSource.manager.findOneBy(IntakeAnswerRow, { tokenHash });
    if (!known) throw makeNotFound();
    const isPublic = known.clientId === null;
    // Somebody who continues an older draft may only press the last button.
    const age = (this.clock().getTime() - known.startedAt.getTime()) / SECOND_MS;
    if (website !== '' || Math.max(secondsOpen, age) < MIN_FORM_SECONDS) return { confirmsEmail: isPublic };
    const { agentId, ...sender } = await this.senders.findFor(known);
    return this.dataSource.transaction(async (manager) => {
      const answer = await manager.findOne(IntakeAnswerRow, {
        where: { tokenHash },
        lock: { mode: 'pessimistic_write' },
      });
      if (!answer) throw makeNotFound();
      if (answer.state !== 'draft') return { confirmsEmail: answer.state === 'unconfirmed' };
      if (answer.version !== version) throw isContinuedElsewhere();
      const shown = await this.check(manager, answer, answers);
      const confirmToken = makeSecret();
      await this.receive(manager, { answer, agentId, shown, sender, confirmToken });
      return { confirmsEmail: isPublic };
    });
  }

  /** Conditions are evaluated again: what the page should have hidden is neither required nor kept. */
  private async check(
    manager: EntityManager,
    answer: IntakeAnswerRow,
    answers: IntakeAnswers,
  ): Promise<ShownIntake> {
    const { content } = await readVersion(manager, answer);
    const context = await this.pages.makeContext(manager, answer);
    const shown = showIntake(content, this.leads.readWishes(content, answers), context);
    const issues = checkIntake(shown, context);
    if (issues.length > 0) throw makeValidationFailed(issues);
    return shown;
  }

  private async receive(manager: EntityManager, sending: Sending): Promise<void> {
    const { answer, agentId, shown, confirmToken } = sending;
    const isPublic = answer.clientId === null;
    const sentAt = this.clock();
    const lead = await this.leads.find(manager, agentId, answer, shown.answers);
    const household = lead.clientId && (await selectHouseholdOf(manager, lead.clientId));
    const none = { leadId: null, email: '', phone: null, source: null, details: {}, version: 0, people: [] };
    const drafts = makeProposals(shown, household || none);
    const rows = drafts.map((draft, position) => ({
      ...draft,
      id: randomUUID(),
      answerId: answer.id,
      position,
      value: draft.value as object,
    }));
    if (rows.length > 0) await manager.insert(IntakeProposalRow, rows);
    const sent = {
      answers: shown.answers,
      clientId: lead.clientId,
      madeClient: lead.isNew && lead.clientId !== null,
      name: lead.name,
      email: lead.email,
      state: isPublic ? ('unconfirmed' as const) : rows.length > 0 ? ('sent' as const) : ('done' as const),
      confirmHash: isPublic ? hashSecret(confirmToken) : null,
      consents: listConsents(shown, answer.formVersion, sentAt),
      sentAt,
    };
    await manager.update(IntakeAnswerRow, { id: answer.id }, { ...sent, version: answer.version + 1 });
    await this.tell(manager, sending, { ...sent, isKnown: !lead.isNew, open: rows.length });
  }

  private async tell(
    manager: EntityManager,
    { answer, sender, shown, confirmToken }: Sending,
    sent: SentAnswers & { isKnown: boolean; open: number },
  ): Promise<void> {
    const { facts, hidesHealth }: ListedFacts = listFacts(shown);
    const { PUBLIC_ORIGIN: origin } = this.env;
    if (sender.email) {
      const url = new URL(pathOfAnswer(answer.id), origin).href;
      const said = { ...sent, source: answer.source };
      const email = makeAnsweredEmail(said, facts, { open: sent.open, hidesHealth }, url);
      await this.mailer.add(manager, { to: sender.email, ...email });
    }
    if (!sent.email || !(await this.mayEmail(manager, sent))) return;
    const toFamily = sent.confirmHash
      ? makeConfirmEmail(sender, buildFormUrl(origin, confirmToken))
      : makeCopyEmail(sender, facts, hidesHealth);
    await this.mailer.add(manager, { to: sent.email, ...toFamily });
  }

  private async mayEmail(
    manager: EntityManager,
    { email, clientId, confirmHash }: SentAnswers,
  ): Promise<boolean> {
    if (confirmHash === null) return clientId !== null && !(await isEmailUnconfirmed(manager, clientId));
    const since = new Date(this.clock().getTime() - DAY_MS);
    return (await countConfirmEmails(manager, email, since)) <= MOST_CONFIRM_EMAILS;
  }

  /** Sends the copy, once. @throws DomainError NOT_FOUND. */
  async confirm(token: string): Promise<void> {
    const confirmHash = hashSecret(token);
    const known = await this.dataSource.manager.findOneBy(IntakeAnswerRow, { confirmHash });
    if (!known) throw makeNotFound();
    const sender = await this.senders.findFor(known);
    await this.dataSource.transaction(async (manager) => {
      const answer = await manager.findOne(IntakeAnswerRow, {
        where: { confirmHash },
        lock: { mode: 'pessimistic_write' },
      });
      if (answer?.state !== 'unconfirmed') return;
      const open = await manager.existsBy(IntakeProposalRow, { answerId: answer.id, state: 'open' });
      await manager.update(IntakeAnswerRow, { id: answer.id }, { state: open ? 'sent' : 'done' });
      const { content } = await readVersion(manager, answer);
      const context = await this.pages.makeContext(manager, { clientId: null, tripId: null });
      const { facts, hidesHealth } = listFacts(showIntake(content, answer.answers, context));
      await this.mailer.add(manager, { to: answer.email, ...makeCopyEmail(sender, facts, hidesHealth) });
    });
  }
}
