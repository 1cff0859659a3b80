import {
  AGREEMENT_LINK_DAYS,
  type AgreementLine,
  type SendAgreement,
  type SentAgreement,
  type VoidAgreement,
} from '@landsea/contracts/agents';
import { DAY_MS } from '@landsea/contracts/core';
import {
  CLOCK,
  hashSecret,
  KIT_ENV,
  Mailer,
  makeEditConflict,
  makeNotFound,
  makeSecret,
  makeInvalidField,
  refuseDemo,
  type DomainError,
  type Clock,
  type Principal,
} from '@landsea/nest-kit';
import { findSecretNumber } from '@landsea/rules/agents';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { TripsEnv } from '../../env.js';
import { AddressVerification } from '../../trip/address-verification/address-verification.service.js';
import { refuseUnconfirmed } from '../clients/unconfirmed-email.js';
import { IntakeSenders, type IntakeSender } from '../intake-forms/intake-senders.js';
import { AgencyScope } from '../team/agency-scope.js';
import { makeSigningEmail, makeVoidEmail } from './agreement-emails.js';
import { AgreementRow } from './agreement.entity.js';
import { selectAgreements, selectRecipient } from './agreements.queries.js';
import { AgreementTrail, type RequestOrigin } from './trail.service.js';

interface Sending {
  row: AgreementRow;
  sender: IntakeSender;
  visit: RequestOrigin;
}

const isOpen = ({ state }: Pick<AgreementRow, 'state'>): boolean =>
  ['draft', 'sent', 'opened'].includes(state);

export const buildSigningUrl = (origin: string, token: string): string =>
  new URL(`/sign/${token}`, origin).href;

@Injectable()
export class AgreementSending {
  constructor(
    private readonly dataSource: DataSource,
    private readonly scope: AgencyScope,
    private readonly addresses: AddressVerification,
    private readonly senders: IntakeSenders,
    private readonly trail: AgreementTrail,
    private readonly mailer: Mailer,
    @Inject(KIT_ENV) private readonly env: TripsEnv,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** @throws DomainError DEMO_RESTRICTED, EMAIL_NOT_VERIFIED. */
  async assertMaySend(user: Principal): Promise<void> {
    refuseDemo(user, 'Agreements can’t be sent from the demo. Create a free account to send your own.');
    await this.addresses.assertVerified(user, 'send an agreement');
  }

  /** @throws DomainError NOT_FOUND. */
  async find(manager: EntityManager, user: Principal, id: string): Promise<AgreementLine> {
    const { agentIds } = await this.scope.getReachIn(manager, user);
    const [line] = await selectAgreements(manager, agentIds, this.clock(), { id });
    if (!line) throw makeNotFound();
    return line;
  }

  /** @throws DomainError NOT_FOUND, FORBIDDEN. */
  async lock(manager: EntityManager, user: Principal, id: string): Promise<AgreementRow> {
    await this.find(manager, user, id);
    await this.scope.assertIn(manager, user, 'edit-clients');
    const row = await manager.findOne(AgreementRow, { where: { id }, lock: { mode: 'pessimistic_write' } });
    if (!row) throw makeNotFound();
    return row;
  }

  /** The link before stops working. @throws DomainError NOT_FOUND, FORBIDDEN, EMAIL_NOT_VERIFIED, EDIT_CONFLICT. */
  async sendAgain(
    user: Principal,
    id: string,
    how: SendAgreement,
    visit: RequestOrigin,
  ): Promise<SentAgreement> {
    const { manager } = this.dataSource;
    await this.find(manager, user, id);
    await this.assertMaySend(user);
    const { agentId } = await manager.findOneByOrFail(AgreementRow, { id });
    const sender = await this.senders.find(agentId);
    return this.dataSource.transaction(async (within) => {
      const row = await this.lock(within, user, id);
      if (!isOpen(row)) throw closedMeanwhile();
      const url = await this.send(within, user, { row, sender, visit }, how);
      return { agreement: await this.find(within, user, id), url };
    });
  }

  /** @returns the address of the page; null when it went out by email alone. */
  async send(
    manager: EntityManager,
    user: Principal,
    { row, sender, visit }: Sending,
    { sends }: { sends: 'email' | 'link' | 'later' },
  ): Promise<string | null> {
    const token = makeSecret();
    const url = buildSigningUrl(this.env.PUBLIC_ORIGIN, token);
    if (sends === 'email') await this.email(manager, row, sender, url);
    const now = this.clock();
    await manager.update(
      AgreementRow,
      { id: row.id },
      {
        state: row.openedAt ? 'opened' : 'sent',
        tokenHash: hashSecret(token),
        sentAt: now,
        expiresAt: new Date(now.getTime() + AGREEMENT_LINK_DAYS * DAY_MS),
      },
    );
    const kind = sends === 'email' ? 'sent' : 'link-made';
    const address = sends === 'email' ? row.recipientEmail : '';
    await this.trail.append(manager, row, { kind, zone: 'UTC', actor: user.firstName, address }, visit);
    return sends === 'email' ? null : url;
  }

  /** @throws DomainError NOT_FOUND, FORBIDDEN, VALIDATION_FAILED; EDIT_CONFLICT for what is signed or declined. */
  async withdraw(
    user: Principal,
    id: string,
    { reason }: VoidAgreement,
    visit: RequestOrigin,
  ): Promise<SentAgreement> {
    const secret = findSecretNumber(reason);
    if (secret) throw makeInvalidField('reason', secret);
    const { manager } = this.dataSource;
    await this.find(manager, user, id);
    const { agentId } = await manager.findOneByOrFail(AgreementRow, { id });
    const sender = await this.senders.find(agentId);
    return this.dataSource.transaction(async (within) => {
      const row = await this.lock(within, user, id);
      if (!isOpen(row)) throw closedMeanwhile();
      await this.close(within, user, row, reason, visit);
      if (row.state !== 'draft')
        await this.mailer.add(within, { to: row.recipientEmail, ...makeVoidEmail(sender) });
      return { agreement: await this.find(within, user, id), url: null };
    });
  }

  /** The caller holds the row. */
  async close(
    manager: EntityManager,
    user: Principal,
    row: AgreementRow,
    reason: string,
    visit: RequestOrigin,
  ): Promise<void> {
    await manager.update(AgreementRow, { id: row.id }, { state: 'void', reason, closedAt: this.clock() });
    const entry = {
      kind: 'voided',
      zone: 'UTC',
      actor: user.firstName,
      address: '',
      detail: reason,
    } as const;
    await this.trail.append(manager, row, entry, visit);
  }

  private async email(
    manager: EntityManager,
    { clientId, recipientEmail, kind }: AgreementRow,
    sender: IntakeSender,
    url: string,
  ): Promise<void> {
    const client = clientId === null ? undefined : await selectRecipient(manager, clientId);
    if (client?.isSample)
      throw makeEditConflict('This is a sample client without an address. Add a client of your own first.');
    if (client?.email === recipientEmail) await refuseUnconfirmed(manager, client);
    await this.mailer.add(manager, { to: recipientEmail, ...makeSigningEmail(sender, kind, url) });
  }
}

const closedMeanwhile = (): DomainError =>
  makeEditConflict('This agreement is already signed, declined or withdrawn. Send a new one instead.');
