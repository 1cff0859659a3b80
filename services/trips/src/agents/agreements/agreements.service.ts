import {
  AGREEMENT_WAIT_DAYS,
  MOST_AGREEMENTS,
  type AddAgreement,
  type AgreementAlertList,
  type AgreementDetail,
  type AgreementDraft,
  type AgreementDraftQuery,
  type AgreementList,
  type AgreementQuery,
  type SentAgreement,
} from '@landsea/contracts/agents';
import { DAY_MS, formatDateRange } from '@landsea/contracts/core';
import { CLOCK, makeNotFound, makeInvalidField, type Clock, type Principal } from '@landsea/nest-kit';
import { findSecretField } from '@landsea/rules/agents';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { selectBookings } from '../../bookings/trip-bookings/bookings.queries.js';
import { OwnClients } from '../clients/own-clients.js';
import { IntakeSenders } from '../intake-forms/intake-senders.js';
import { AgencyScope } from '../team/agency-scope.js';
import { listEmptyFields, makeContent } from './agreement-content.js';
import { AgreementEventRow } from './agreement-event.entity.js';
import { describeFields, isSignedField, labelOfField } from './agreement-fields.js';
import { AgreementTextsService } from './agreement-texts.service.js';
import { findTampering, hashFingerprint } from './agreement-trail.js';
import { AgreementRow } from './agreement.entity.js';
import { AgreementSending } from './agreement-sending.service.js';
import {
  countAgreements,
  selectAgreements,
  selectAlerts,
  selectPeopleNames,
  selectTrail,
  selectTripOf,
} from './agreements.queries.js';
import { listBookedAmounts } from './booked-amounts.js';
import { AgreementTrail, type RequestOrigin } from './trail.service.js';

@Injectable()
export class AgreementsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly scope: AgencyScope,
    private readonly own: OwnClients,
    private readonly texts: AgreementTextsService,
    private readonly senders: IntakeSenders,
    private readonly sending: AgreementSending,
    private readonly trail: AgreementTrail,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async list(user: Principal, query: AgreementQuery): Promise<AgreementList> {
    const { agentIds } = await this.scope.getReach(user);
    return {
      agreements: await selectAgreements(this.dataSource.manager, agentIds, this.clock(), query),
    };
  }

  async listAlerts(user: Principal): Promise<AgreementAlertList> {
    const { agentIds } = await this.scope.getReach(user);
    const now = this.clock();
    const before = new Date(now.getTime() - AGREEMENT_WAIT_DAYS * DAY_MS);
    return { alerts: await selectAlerts(this.dataSource.manager, agentIds, before, now) };
  }

  /** @throws DomainError NOT_FOUND. */
  async get(user: Principal, id: string): Promise<AgreementDetail> {
    const { manager } = this.dataSource;
    const agreement = await this.sending.find(manager, user, id);
    const row = await manager.findOneByOrFail(AgreementRow, { id });
    const events = await manager.find(AgreementEventRow, {
      where: { agreementId: id },
      order: { seq: 'ASC' },
    });
    return {
      agreement,
      content: row.content,
      contentHash: row.contentHash,
      values: row.values,
      events: await selectTrail(manager, id),
      problem: findTampering(row, events) ?? null,
    };
  }

  /** Answers what is known before anything is typed. @throws DomainError NOT_FOUND. */
  async prepare(
    user: Principal,
    clientId: string,
    { kind, tripId }: AgreementDraftQuery,
  ): Promise<AgreementDraft> {
    const { row: client, reach } = await this.own.get(user, clientId);
    const { manager } = this.dataSource;
    const trip = tripId ? await selectTripOf(manager, reach.agentIds, clientId, tripId) : undefined;
    if (tripId && !trip) throw makeNotFound();
    const text = await this.texts.findIn(manager, user, kind);
    const sender = await this.senders.find(client.agentId);
    const clientName = `${client.firstName} ${client.lastName}`;
    const people = trip?.party.map(({ name }) => name) ?? (await selectPeopleNames(manager, clientId));
    const fields = describeFields(text.blocks).filter(
      ({ name }) => !authorizationFields.includes(name) && name !== 'version',
    );
    const known: Record<string, string> = {
      ...text.values,
      agencyName: sender.agencyName ?? sender.agentName ?? '',
      agentName: sender.agentName ?? user.firstName,
      agencyEmail: sender.email ?? '',
      clientName,
      travelerNames: people.join(', '),
      ...(trip && { tripName: trip.name, tripDates: formatDateRange(trip.startDate, trip.endDate) }),
    };
    const booked = tripId && trip?.seesMoney ? await selectBookings(manager, tripId) : [];
    return {
      kind,
      recipientName: clientName,
      recipientEmail: client.email ?? '',
      fields,
      values: Object.fromEntries(fields.map(({ name }) => [name, known[name] ?? ''])),
      ...listBookedAmounts(booked),
      lawyerReadOn: text.lawyerReadOn,
    };
  }

  /**
   * Idempotent by id.
   * @throws DomainError NOT_FOUND, FORBIDDEN, DEMO_RESTRICTED, EMAIL_NOT_VERIFIED, EDIT_CONFLICT, VALIDATION_FAILED.
   */
  async add(
    user: Principal,
    clientId: string,
    added: AddAgreement,
    visit: RequestOrigin,
  ): Promise<SentAgreement> {
    const { row: client } = await this.own.get(user, clientId);
    refuseSecrets(added);
    const sender = await this.senders.find(client.agentId);
    if (added.sends !== 'later') await this.sending.assertMaySend(user);
    return this.dataSource.transaction(async (manager) => {
      const locked = await this.own.lock(manager, user, clientId, 'edit-clients');
      const again = await manager.existsBy(AgreementRow, { id: added.id });
      if (again) return { agreement: await this.sending.find(manager, user, added.id), url: null };
      if ((await countAgreements(manager, clientId)) >= MOST_AGREEMENTS)
        throw makeInvalidField('title', TOO_MANY);
      await this.replace(manager, user, clientId, added, visit);
      const row = await this.make(manager, user, { agentId: locked.agentId, clientId }, added);
      await manager.insert(AgreementRow, row);
      const created = { kind: 'created', zone: 'UTC', actor: user.firstName, address: '' } as const;
      row.trailHash = await this.trail.append(manager, row, created, visit);
      const url =
        added.sends === 'later'
          ? null
          : await this.sending.send(manager, user, { row, sender, visit }, added);
      return { agreement: await this.sending.find(manager, user, row.id), url };
    });
  }

  private async make(
    manager: EntityManager,
    user: Principal,
    { agentId, clientId }: { agentId: string; clientId: string },
    added: AddAgreement,
  ): Promise<AgreementRow> {
    const { id, kind, tripId, recipientName, recipientEmail, values } = added;
    const { agentIds } = await this.scope.getReachIn(manager, user);
    const trip = tripId ? await selectTripOf(manager, agentIds, clientId, tripId) : undefined;
    if (tripId && !trip) throw makeInvalidField('tripId', 'Choose a trip of this client');
    if ((kind === 'authorization') !== (added.authorization !== null))
      throw makeInvalidField('authorization', 'A permission to book names supplier, amount and day');
    const text = await this.texts.ensureIn(manager, user, kind);
    const content = makeContent(text, added, {
      agentName: values['agentName'] ?? user.firstName,
      agencyName: values['agencyName'] ?? '',
      tripName: trip?.name ?? null,
    });
    const [empty] = listEmptyFields(content, isSignedField);
    if (empty !== undefined) throw makeInvalidField(`values.${empty}`, `Fill in: ${labelOfField(empty)}`);
    const contentHash = hashFingerprint(content);
    return {
      ...{ id, agentId, clientId, tripId, textId: text.id, textVersion: text.version, kind },
      ...{ state: 'draft', recipientName, recipientEmail, content, contentHash, values },
      ...{ signature: null, reason: '', tokenHash: null, trailHash: contentHash, createdAt: this.clock() },
      ...{ sentAt: null, openedAt: null, closedAt: null, expiresAt: null },
    };
  }

  private async replace(
    manager: EntityManager,
    user: Principal,
    clientId: string,
    { replacesId }: AddAgreement,
    visit: RequestOrigin,
  ): Promise<void> {
    if (replacesId === null) return;
    const row = await this.sending.lock(manager, user, replacesId);
    if (row.clientId !== clientId) throw makeNotFound();
    if (['draft', 'sent', 'opened'].includes(row.state))
      await this.sending.close(manager, user, row, 'A newer version took its place', visit);
  }
}

const TOO_MANY = `A client has at most ${MOST_AGREEMENTS} agreements`;
const authorizationFields = ['payerName', 'supplierName', 'authorizedAmount', 'authorizationUntil'];

const refuseSecrets = ({
  values,
  amounts,
  cancellation,
  authorization,
  recipientName,
}: AddAgreement): void => {
  const texts: (readonly [string, string])[] = [
    ['recipientName', recipientName],
    ...Object.entries(values).map(([name, value]) => [`values.${name}`, value] as const),
    ...amounts.map(({ label }, index) => [`amounts.${String(index)}.label`, label] as const),
    ...cancellation.map(({ costs }, index) => [`cancellation.${String(index)}.costs`, costs] as const),
    ...(authorization
      ? ([
          ['authorization.supplier', authorization.supplier],
          ['authorization.howToPay', authorization.howToPay],
        ] as const)
      : []),
  ];
  const secret = findSecretField(texts.map(([, text]) => text));
  if (secret) throw makeInvalidField(texts[secret.index]?.[0] ?? 'values', secret.message);
};
