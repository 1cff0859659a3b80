import { randomUUID } from 'node:crypto';
import {
  INTAKE_LINK_DAYS,
  MOST_INTAKE_LINKS,
  type CreateIntakeLink,
  type IntakeTemplate,
  type NewIntakeLink,
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
  type Clock,
  type Principal,
} from '@landsea/nest-kit';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource, IsNull, Not, type EntityManager } from 'typeorm';
import type { TripsEnv } from '../../env.js';
import { AddressVerification } from '../../trip/address-verification/address-verification.service.js';
import { OwnClients } from '../clients/own-clients.js';
import { refuseUnconfirmed } from '../clients/unconfirmed-email.js';
import { AgencyScope } from '../team/agency-scope.js';
import { IntakeFormRow } from './intake-form.entity.js';
import { selectTripStart } from './intake-forms.queries.js';
import { IntakeFormsService, buildFormUrl } from './intake-forms.service.js';
import { IntakeLinkRow } from './intake-link.entity.js';
import { makeFormEmail } from './intake-emails.js';
import { IntakeSenders, type IntakeSender } from './intake-senders.js';

@Injectable()
export class IntakeLinksService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly scope: AgencyScope,
    private readonly own: OwnClients,
    private readonly forms: IntakeFormsService,
    private readonly addresses: AddressVerification,
    private readonly senders: IntakeSenders,
    private readonly mailer: Mailer,
    @Inject(KIT_ENV) private readonly env: TripsEnv,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /**
   * @throws DomainError NOT_FOUND, FORBIDDEN, DEMO_RESTRICTED, EMAIL_NOT_VERIFIED, VALIDATION_FAILED (too many),
   * EDIT_CONFLICT (a sample client, an address that nobody confirmed).
   */
  async add(user: Principal, template: IntakeTemplate, link: CreateIntakeLink): Promise<NewIntakeLink> {
    if (link.kind !== 'public') await this.own.get(user, link.clientId);
    refuseDemo(user, 'Forms can’t be sent from the demo. Create a free account to send your own.');
    await this.addresses.assertVerified(user, 'send a form');
    const token = makeSecret();
    const sender = await this.senders.find(user.userId);
    const made = await this.dataSource.transaction(async (manager) => {
      const client = link.kind === 'public' ? null : await this.assertAsks(manager, user, link);
      const form = await this.forms.ensureIn(manager, user, template);
      await refuseTooMany(manager, form.id, link.kind === 'public');
      const row = this.makeRow(form, link, client ? client.name : '', token);
      await manager.insert(IntakeLinkRow, row);
      if (client && 'sendsEmail' in link && link.sendsEmail)
        await this.send(manager, client, sender, { token, asks: link.asks });
      return row;
    });
    const { id, kind, label, asks, clientId, tripId, createdAt, expiresAt } = made;
    return {
      id,
      kind,
      label,
      asks,
      clientId,
      tripId,
      createdAt: createdAt.toISOString(),
      expiresAt: expiresAt?.toISOString() ?? null,
      sent: 0,
      url: buildFormUrl(this.env.PUBLIC_ORIGIN, token),
    };
  }

  /** Drafts that were begun can still be sent. @throws DomainError NOT_FOUND, FORBIDDEN. */
  async remove(user: Principal, linkId: string): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const { agentIds } = await this.scope.getReachIn(manager, user);
      const link = await manager.findOneBy(IntakeLinkRow, { id: linkId });
      const form = link && (await manager.findOneBy(IntakeFormRow, { id: link.formId }));
      if (!link || !form || !agentIds.includes(form.agentId)) throw makeNotFound();
      await this.scope.assertIn(manager, user, 'edit-clients');
      await manager.delete(IntakeLinkRow, { id: linkId });
    });
  }

  private async assertAsks(
    manager: EntityManager,
    user: Principal,
    link: Exclude<CreateIntakeLink, { kind: 'public' }>,
  ): Promise<{ name: string; email: string }> {
    const row = await this.own.lock(manager, user, link.clientId, 'edit-clients');
    if (link.kind === 'trip' && (await selectTripStart(manager, link.tripId, link.clientId)) === undefined)
      throw makeNotFound();
    if (row.isSample && link.sendsEmail)
      throw makeEditConflict('This is a sample client without an address. Add a client of your own first.');
    if (link.sendsEmail && !row.email)
      throw makeInvalidField('sendsEmail', `Add an email address for ${row.firstName} first.`);
    if (link.sendsEmail) await refuseUnconfirmed(manager, row);
    return { name: `${row.firstName} ${row.lastName}`, email: row.email ?? '' };
  }

  private makeRow(
    form: IntakeFormRow,
    link: CreateIntakeLink,
    clientName: string,
    token: string,
  ): IntakeLinkRow {
    const now = this.clock();
    const isPublic = link.kind === 'public';
    return {
      id: randomUUID(),
      formId: form.id,
      kind: link.kind,
      label: isPublic ? link.label : clientName,
      asks: isPublic ? 'all' : link.asks,
      token: isPublic ? token : null,
      tokenHash: hashSecret(token),
      clientId: isPublic ? null : link.clientId,
      tripId: link.kind === 'trip' ? link.tripId : null,
      createdAt: now,
      expiresAt: isPublic ? null : new Date(now.getTime() + INTAKE_LINK_DAYS * DAY_MS),
    };
  }

  /** The address is the one in the agent's record, which nobody may have confirmed: it gets fixed words only. */
  private async send(
    manager: EntityManager,
    { email }: { email: string },
    sender: IntakeSender,
    { token, asks }: { token: string; asks: 'all' | 'missing' },
  ): Promise<void> {
    const url = buildFormUrl(this.env.PUBLIC_ORIGIN, token);
    await this.mailer.add(manager, { to: email, ...makeFormEmail(sender, asks, url) });
  }
}

const refuseTooMany = async (manager: EntityManager, formId: string, isPublic: boolean): Promise<void> => {
  if (!isPublic) return;
  const known = await manager.countBy(IntakeLinkRow, { formId, token: Not(IsNull()) });
  if (known >= MOST_INTAKE_LINKS)
    throw makeInvalidField('label', `A form has at most ${MOST_INTAKE_LINKS} links. Turn one off first`);
};
