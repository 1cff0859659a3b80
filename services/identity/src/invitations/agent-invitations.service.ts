import { randomUUID } from 'node:crypto';
import type { ClientsHandedOver } from '@landsea/contracts/agents';
import { Id, DAY_MS } from '@landsea/contracts/core';
import {
  INVITATION_DAYS,
  type ClientInvited,
  type InvitationLink,
  type InvitationState,
} from '@landsea/contracts/sharing';
import {
  CLOCK,
  DomainError,
  InboxHandler,
  KIT_ENV,
  Mailer,
  makeNotFound,
  Outbox,
  type Clock,
  type Principal,
  refuseDemo,
} from '@landsea/nest-kit';
import { isPlainName } from '@landsea/rules/agents';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { IdentityEnv } from '../env.js';
import { demoWords } from '../users/demo-words.js';
import { makeEmailNotVerified } from '../users/email-not-verified.js';
import { UsersService } from '../users/users.service.js';
import { InvitationKeyRow, type KeyDelivery } from './invitation-key.entity.js';
import { makeInvitationEmail } from './client-invitation-email.js';
import { InvitationSecrets, type NewSecrets } from './invitation-secrets.js';
import { getPublishedState } from './invitation-state.js';
import { Invitation } from './invitation.entity.js';

@Injectable()
export class AgentInvitationsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly users: UsersService,
    private readonly secrets: InvitationSecrets,
    private readonly outbox: Outbox,
    private readonly mailer: Mailer,
    @Inject(KIT_ENV) private readonly env: IdentityEnv,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  @InboxHandler('trips.client-invited')
  async invite(message: ClientInvited, manager: EntityManager): Promise<void> {
    const agent = await this.users.findByIdIn(manager, message.agentId);
    if (agent?.userType !== 'agent' || agent.isDemo || !agent.emailVerified) return;
    const known = await this.lock(manager, message.clientId);
    if (known && (known.askedVersion >= message.version || (await this.isTaken(known, manager)))) return;
    const row = await this.open(manager, message, known);
    const { token, code } = await this.issueKey(manager, row, 'email');
    const agentName = [agent.firstName, agent.lastName].filter(Boolean).join(' ');
    const mail = makeInvitationEmail({
      agentName,
      agencyName: message.agencyName ?? null,
      trip: message.trip ?? null,
      line: message.line ?? '',
      url: this.linkOf(token),
      code,
      redeemUrl: this.address('/invite/redeem'),
      brand: row.brand ? { ...row.brand, origin: this.env.PUBLIC_ORIGIN } : undefined,
    });
    const { email: replyTo } = agent;
    const fromName = isPlainName(agentName) ? { fromName: agentName } : {};
    await this.mailer.add(manager, { to: row.email, ...fromName, replyTo, ...mail });
    await this.outbox.add(manager, 'identity.invitation-changed', getPublishedState(row));
  }

  @InboxHandler('trips.clients-handed-over')
  async handOver({ agentId, clients }: ClientsHandedOver, manager: EntityManager): Promise<void> {
    await manager.query(
      `UPDATE invitation SET agent_id = $1, brand = NULL, agent_version = moved."agentVersion"
         FROM jsonb_to_recordset($2::jsonb) AS moved ("clientId" uuid, "agentVersion" int)
        WHERE invitation.client_id = moved."clientId" AND invitation.agent_version < moved."agentVersion"`,
      [agentId, JSON.stringify(clients)],
    );
  }

  /**
   * The link and code are shown once.
   * @throws DomainError NOT_FOUND, INVITATION_USED, DEMO_RESTRICTED, EMAIL_NOT_VERIFIED (the agent's own).
   */
  async link(agent: Principal, clientId: string): Promise<InvitationLink> {
    refuseDemo(agent, demoWords.invite);
    return this.dataSource.transaction(async (manager) => {
      const row = await this.lockOpen(manager, agent, clientId);
      await this.refuseUnverified(agent, manager);
      row.expiresAt = this.getExpiry();
      row.version += 1;
      await manager.save(Invitation, row);
      const { token, code } = await this.issueKey(manager, row, 'copied');
      await this.outbox.add(manager, 'identity.invitation-changed', getPublishedState(row));
      return { url: this.linkOf(token), code, expiresAt: row.expiresAt.toISOString() };
    });
  }

  async revoke(agent: Principal, clientId: string): Promise<InvitationState> {
    refuseDemo(agent, demoWords.invite);
    return this.dataSource.transaction(async (manager) => {
      const row = await this.lockOpen(manager, agent, clientId);
      row.revokedAt = this.clock();
      row.version += 1;
      await manager.save(Invitation, row);
      await manager.delete(InvitationKeyRow, { clientId });
      await this.outbox.add(manager, 'identity.invitation-changed', getPublishedState(row));
      return getPublishedState(row);
    });
  }

  private lock(manager: EntityManager, clientId: string): Promise<Invitation | null> {
    return manager.findOne(Invitation, { where: { clientId }, lock: { mode: 'pessimistic_write' } });
  }

  /**
   * @throws DomainError NOT_FOUND for another agent's, a revoked and a missing one alike; INVITATION_USED.
   */
  private async lockOpen(manager: EntityManager, agent: Principal, clientId: string): Promise<Invitation> {
    const row = Id.safeParse(clientId).success ? await this.lock(manager, clientId) : null;
    if (!row || row.agentId !== agent.userId || row.revokedAt) throw makeNotFound();
    if (row.acceptedAt)
      throw new DomainError({ code: 'INVITATION_USED', message: `${row.firstName} has already joined.` });
    return row;
  }

  private async refuseUnverified({ userId }: Principal, manager: EntityManager): Promise<void> {
    const user = await this.users.findByIdIn(manager, userId);
    if (!user?.emailVerified) throw makeEmailNotVerified(user?.email ?? 'you', 'invite your clients');
  }

  private async isTaken({ acceptedBy }: Invitation, manager: EntityManager): Promise<boolean> {
    return acceptedBy !== null && (await this.users.findByIdIn(manager, acceptedBy)) !== undefined;
  }

  private async open(
    manager: EntityManager,
    { clientId, agentId, agentVersion = 0, email, firstName, lastName, version, brand }: ClientInvited,
    known: Invitation | null,
  ): Promise<Invitation> {
    const later = known && known.agentVersion > agentVersion ? known : { agentId, agentVersion };
    if (known && known.email !== email) await manager.delete(InvitationKeyRow, { clientId });
    return manager.save(Invitation, {
      clientId,
      agentId: later.agentId,
      agentVersion: later.agentVersion,
      email,
      firstName,
      lastName,
      sentAt: this.clock(),
      expiresAt: this.getExpiry(),
      acceptedAt: null,
      acceptedBy: null,
      revokedAt: null,
      brand: brand ?? null,
      askedVersion: version,
      version: (known?.version ?? 0) + 1,
    });
  }

  private async issueKey(
    manager: EntityManager,
    row: Invitation,
    delivery: KeyDelivery,
  ): Promise<NewSecrets> {
    const secrets = this.secrets.make();
    const { tokenHash, codeHash } = secrets;
    const { clientId, expiresAt } = row;
    await manager.insert(InvitationKeyRow, {
      id: randomUUID(),
      clientId,
      tokenHash,
      codeHash,
      delivery,
      expiresAt,
    });
    return secrets;
  }

  private getExpiry(): Date {
    return new Date(this.clock().getTime() + INVITATION_DAYS * DAY_MS);
  }

  private linkOf(token: string): string {
    return this.address(`/invite/accept/${token}`);
  }

  private address(path: string): string {
    return new URL(path, this.env.PUBLIC_ORIGIN).href;
  }
}
