import type {
  ClosedSigning,
  DeclineAgreement,
  OpenSigning,
  SignAgreement,
  SigningAnswers,
  SigningPage,
  SigningState,
} from '@landsea/contracts/agents';
import {
  CLOCK,
  hashSecret,
  KIT_ENV,
  Mailer,
  makeEditConflict,
  makeNotFound,
  makeInvalidField,
  makeValidationFailed,
  type Clock,
  type EmailBrand,
} from '@landsea/nest-kit';
import { findSecretField } from '@landsea/rules/agents';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { TripsEnv } from '../../../env.js';
import { IntakeSenders, type IntakeSender } from '../../intake-forms/intake-senders.js';
import { listAsks, renderContent } from '../agreement-content.js';
import { makeClosedEmail, makeSignedEmail } from '../agreement-emails.js';
import { buildSigningUrl } from '../agreement-sending.service.js';
import { hashFingerprint } from '../agreement-trail.js';
import { AgreementRow } from '../agreement.entity.js';
import { selectAgentOf } from '../agreements.queries.js';
import { AgreementTrail, type RequestOrigin } from '../trail.service.js';

export const formatSignedOn = (at: Date, zone: string): string =>
  `${at.toLocaleDateString('en-US', { dateStyle: 'long', timeZone: zone })} (${zone})`;

@Injectable()
export class SigningService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly senders: IntakeSenders,
    private readonly trail: AgreementTrail,
    private readonly mailer: Mailer,
    @Inject(KIT_ENV) private readonly env: TripsEnv,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** @throws DomainError NOT_FOUND. */
  async open({ token, zone }: OpenSigning, visit: RequestOrigin): Promise<SigningPage> {
    const known = await this.dataSource.manager.findOneBy(AgreementRow, { tokenHash: hashSecret(token) });
    if (!known) throw makeNotFound();
    const sender = await this.findSender(known);
    const row = await this.dataSource.transaction(async (manager) => {
      const locked = await this.lock(manager, token);
      if (this.stateOf(locked) === 'open') await this.look(manager, locked, zone, visit);
      return locked;
    });
    const state = this.stateOf(row);
    const { brand, agentName, agencyName } = sender;
    return {
      state,
      kind: row.kind,
      title: row.content.title,
      agentName,
      agencyName,
      ...(brand && { brand: withoutOrigin(brand) }),
      recipientName: row.recipientName,
      content:
        state === 'open' || state === 'signed'
          ? renderContent(row.content, row.signature, row.closedAt ? formatSignedOn(row.closedAt, zone) : '')
          : null,
      contentHash: row.contentHash,
      asks: state === 'open' ? listAsks(row.content) : [],
      closedAt: row.closedAt?.toISOString() ?? null,
    };
  }

  /** Signing twice is once. @throws DomainError NOT_FOUND, VALIDATION_FAILED, EDIT_CONFLICT. */
  async sign(signing: SignAgreement, visit: RequestOrigin): Promise<ClosedSigning> {
    const { token, zone, contentHash, name, drawn } = signing;
    const secret = findSecretField([name, ...Object.values(signing.answers)]);
    if (secret) throw makeInvalidField('name', secret.message);
    const sender = await this.findSender(await this.find(token));
    return this.dataSource.transaction(async (manager) => {
      const row = await this.lock(manager, token);
      if (row.state === 'signed') return { state: 'signed' as const };
      this.assertOpen(row);
      if (row.contentHash !== contentHash)
        throw makeEditConflict('This is not the text that was sent. Open it again.');
      const signature = { name, drawn, answers: pickAnswers(row, signing.answers) };
      const closedAt = this.clock();
      await manager.update(
        AgreementRow,
        { id: row.id },
        { state: 'signed', signature, closedAt, openedAt: row.openedAt ?? closedAt },
      );
      const detail = `Signature ${hashFingerprint(signature)}`;
      const entry = { kind: 'signed', zone, actor: name, address: row.recipientEmail, detail } as const;
      await this.trail.append(manager, row, entry, visit);
      const url = buildSigningUrl(this.env.PUBLIC_ORIGIN, token);
      await this.mailer.add(manager, { to: row.recipientEmail, ...makeSignedEmail(sender, name, url) });
      await this.tellAgent(manager, row, sender, { name, isSigned: true, reason: '' });
      return { state: 'signed' as const };
    });
  }

  /** @throws DomainError NOT_FOUND, VALIDATION_FAILED, EDIT_CONFLICT. */
  async decline({ token, zone, reason }: DeclineAgreement, visit: RequestOrigin): Promise<ClosedSigning> {
    const secret = findSecretField([reason]);
    if (secret) throw makeInvalidField('reason', secret.message);
    const sender = await this.findSender(await this.find(token));
    return this.dataSource.transaction(async (manager) => {
      const row = await this.lock(manager, token);
      if (row.state === 'declined') return { state: 'declined' as const };
      this.assertOpen(row);
      await manager.update(
        AgreementRow,
        { id: row.id },
        { state: 'declined', reason, closedAt: this.clock() },
      );
      const { recipientName: actor, recipientEmail: address } = row;
      await this.trail.append(
        manager,
        row,
        { kind: 'declined', zone, actor, address, detail: reason },
        visit,
      );
      await this.tellAgent(manager, row, sender, { name: actor, isSigned: false, reason });
      return { state: 'declined' as const };
    });
  }

  private async find(token: string): Promise<AgreementRow> {
    const row = await this.dataSource.manager.findOneBy(AgreementRow, { tokenHash: hashSecret(token) });
    if (!row) throw makeNotFound();
    return row;
  }

  private async findSender(row: AgreementRow): Promise<IntakeSender> {
    return this.senders.find(await selectAgentOf(this.dataSource.manager, row.id));
  }

  private async lock(manager: EntityManager, token: string): Promise<AgreementRow> {
    const row = await manager.findOne(AgreementRow, {
      where: { tokenHash: hashSecret(token) },
      lock: { mode: 'pessimistic_write' },
    });
    if (!row) throw makeNotFound();
    return row;
  }

  private stateOf({ state, expiresAt }: AgreementRow): SigningState {
    if (state === 'signed' || state === 'declined' || state === 'void') return state;
    return expiresAt !== null && expiresAt <= this.clock() ? 'expired' : 'open';
  }

  private assertOpen(row: AgreementRow): void {
    const state = this.stateOf(row);
    if (state !== 'open') throw makeEditConflict(closedSentences[state]);
  }

  private async look(
    manager: EntityManager,
    row: AgreementRow,
    zone: string,
    visit: RequestOrigin,
  ): Promise<void> {
    if (row.state === 'sent')
      await manager.update(AgreementRow, { id: row.id }, { state: 'opened', openedAt: this.clock() });
    const { recipientName: actor, recipientEmail: address } = row;
    await this.trail.appendLook(manager, row, { kind: 'opened', zone, actor, address }, visit);
  }

  private async tellAgent(
    manager: EntityManager,
    row: AgreementRow,
    { email }: IntakeSender,
    said: { name: string; isSigned: boolean; reason: string },
  ): Promise<void> {
    if (!email) return;
    const url = new URL(`/app/agents/agreements/${row.id}`, this.env.PUBLIC_ORIGIN).href;
    await this.mailer.add(manager, { to: email, ...makeClosedEmail(row.kind, said, url) });
  }
}

const withoutOrigin = ({ origin: _origin, ...brand }: EmailBrand) => brand;

const closedSentences: Readonly<Record<Exclude<SigningState, 'open'>, string>> = {
  signed: 'This is signed already. Your copy is in your email.',
  declined: 'You declined this one. Ask your agent to send it again if you changed your mind.',
  void: 'Your agent withdrew this, so it can’t be signed. Ask for the new one.',
  expired: 'This link is too old to sign with. Ask your agent for a new one.',
};

/** An answer that was not asked for is not kept. @throws DomainError VALIDATION_FAILED for what is missing. */
const pickAnswers = ({ content }: AgreementRow, answers: SigningAnswers): SigningAnswers => {
  const asked = listAsks(content);
  const missing = asked.filter(({ name }) => answers[name] === undefined);
  if (missing.length > 0)
    throw makeValidationFailed(
      missing.map(({ name }) => ({ path: `answers.${name}`, message: 'Please answer this first' })),
    );
  return Object.fromEntries(asked.map(({ name }) => [name, answers[name]]));
};
