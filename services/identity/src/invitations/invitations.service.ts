import type { User } from '@landsea/contracts/account';
import type { ClientLeft, TripConsent } from '@landsea/contracts/agents';
import type {
  AcceptInvitation,
  InvitationKey,
  InvitationPreview,
  RegisterInvited,
} from '@landsea/contracts/sharing';
import {
  CLOCK,
  DomainError,
  InboxHandler,
  KIT_ENV,
  Mailer,
  maskEmail,
  makeNotFound,
  Outbox,
  refuseDemo,
  type Clock,
  type Principal,
} from '@landsea/nest-kit';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { AuthService } from '../auth/auth.service.js';
import type { Browser } from '../auth/browser.js';
import { VerifiedAddresses } from '../email-verification/verified-addresses.service.js';
import type { IdentityEnv } from '../env.js';
import { SessionsService } from '../sessions/sessions.service.js';
import type { SignedIn } from '../sessions/signed-in.js';
import { demoWords } from '../users/demo-words.js';
import { makeEmailNotVerified } from '../users/email-not-verified.js';
import { UsersService } from '../users/users.service.js';
import { makeClientJoinedEmail, makeClientLeftEmail, makeLeftAgentEmail } from './relationship-emails.js';
import { makeConnectedEmail } from './connected-email.js';
import { InvitationSecrets } from './invitation-secrets.js';
import { getStateForHolder, getPublishedState } from './invitation-state.js';
import type { Invitation } from './invitation.entity.js';
import { endAccepted, findHeld, refreshIsClient, useUp, type HeldInvitation } from './invitation.queries.js';
import { OwnTrips } from './own-trips.js';

const refusals = {
  used: { code: 'INVITATION_USED', message: 'This invitation has already been used.' },
  expired: {
    code: 'INVITATION_EXPIRED',
    message: 'This invitation has expired. Ask your agent for a new one.',
  },
} as const;

const forAnother = (): DomainError =>
  new DomainError({
    code: 'INVITATION_FOR_ANOTHER',
    message: 'This invitation is for another email address.',
  });

interface Joining {
  key: InvitationKey;
  agentName: string;
  user: User;
  consent: TripConsent[];
}

@Injectable()
export class InvitationsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly users: UsersService,
    private readonly auth: AuthService,
    private readonly secrets: InvitationSecrets,
    private readonly ownTrips: OwnTrips,
    private readonly outbox: Outbox,
    private readonly addresses: VerifiedAddresses,
    private readonly sessions: SessionsService,
    private readonly mailer: Mailer,
    @Inject(KIT_ENV) private readonly env: IdentityEnv,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** @throws DomainError NOT_FOUND, the same for a revoked and an unknown key. */
  async preview(key: InvitationKey, viewer: Principal | undefined): Promise<InvitationPreview> {
    const { invitation, keyExpiresAt, provesEmail } = await this.findHeld(this.dataSource.manager, key);
    const agentName = await this.getAgentName(invitation);
    return {
      state: getStateForHolder(invitation, keyExpiresAt, this.clock()),
      agentName,
      firstName: invitation.firstName,
      lastName: invitation.lastName,
      email: maskEmail(invitation.email),
      expiresAt: keyExpiresAt.toISOString(),
      viewer: await this.describeViewer(invitation, viewer),
      provesEmail,
      brand: invitation.brand,
    };
  }

  /**
   * An emailed key verifies the address.
   * @throws DomainError NOT_FOUND, INVITATION_USED, INVITATION_EXPIRED, INVITATION_FOR_ANOTHER,
   * DEMO_RESTRICTED, EMAIL_NOT_VERIFIED (a copied key), VALIDATION_FAILED (somebody else's trip).
   */
  async accept({ key, consent }: AcceptInvitation, principal: Principal): Promise<User> {
    refuseDemo(principal, demoWords.accept);
    const user = await this.users.findById(principal.userId);
    if (!user) throw makeNotFound();
    const { invitation, provesEmail } = await this.findHeldOpen(this.dataSource.manager, key);
    if (invitation.email !== user.email || invitation.agentId === user.id) throw forAnother();
    if (!user.emailVerified && !provesEmail)
      throw makeEmailNotVerified(maskEmail(user.email), 'open this invitation again');
    await this.ownTrips.assertAll(user.id, consent);
    const agentName = await this.getAgentName(invitation);
    const ended = await this.dataSource.transaction(async (manager) => {
      const { userId, sessionId } = principal;
      const confirmation = { userId, email: user.email, at: this.clock(), keepSession: sessionId };
      const confirmed = await this.addresses.confirm(manager, confirmation);
      if (!confirmed) throw forAnother();
      await this.join(manager, { key, agentName, user, consent: consent.trips });
      await this.users.markClient(manager, user.id);
      return confirmed;
    });
    await this.sessions.forget(ended);
    return { ...user, isClient: true, emailVerified: true };
  }

  /**
   * With a copied key the person verifies the address before accepting.
   * @throws DomainError as `accept`; EMAIL_TAKEN, VALIDATION_FAILED.
   */
  async register({ key, ...person }: RegisterInvited, browser: Browser): Promise<SignedIn> {
    const { invitation, provesEmail } = await this.findHeldOpen(this.dataSource.manager, key);
    const account = { ...person, email: invitation.email, userType: 'client' as const };
    if (!provesEmail) return this.auth.register(account, browser);
    const agentName = await this.getAgentName(invitation);
    return this.auth.register({ ...account, isEmailVerified: true }, browser, (manager, user) =>
      this.join(manager, { key, agentName, user, consent: [] }),
    );
  }

  @InboxHandler('trips.client-left')
  async end(left: ClientLeft, manager: EntityManager): Promise<void> {
    const ended = await endAccepted(manager, left, this.clock());
    if (!ended) return;
    await refreshIsClient(manager, left.userId);
    await this.notifyAgent(manager, ended, makeClientLeftEmail);
    await this.confirmLeaving(manager, left);
    await this.outbox.add(manager, 'identity.invitation-changed', getPublishedState(ended));
  }

  private async findHeld(manager: EntityManager, key: InvitationKey): Promise<HeldInvitation> {
    const held = await findHeld(manager, this.secrets.hashOf(key));
    if (!held) throw makeNotFound();
    return held;
  }

  private async findHeldOpen(manager: EntityManager, key: InvitationKey): Promise<HeldInvitation> {
    const held = await this.findHeld(manager, key);
    const state = getStateForHolder(held.invitation, held.keyExpiresAt, this.clock());
    if (state !== 'open') throw new DomainError(refusals[state]);
    return held;
  }

  private async join(
    manager: EntityManager,
    { key, agentName, user: { id, email }, consent }: Joining,
  ): Promise<void> {
    const used = await useUp(manager, this.secrets.hashOf(key), { userId: id, email }, this.clock());
    if (!used) {
      await this.findHeldOpen(manager, key);
      throw forAnother();
    }
    await this.outbox.add(manager, 'identity.invitation-changed', { ...getPublishedState(used), consent });
    const settings = new URL('/settings#travel-agent', this.env.PUBLIC_ORIGIN).href;
    const brand = used.brand ? { ...used.brand, origin: this.env.PUBLIC_ORIGIN } : undefined;
    await this.mailer.add(manager, { to: email, ...makeConnectedEmail(agentName, settings, brand) });
    await this.notifyAgent(manager, used, makeClientJoinedEmail);
  }

  private async notifyAgent(
    manager: EntityManager,
    { agentId, clientId, firstName, lastName }: Invitation,
    compose: typeof makeClientLeftEmail,
  ): Promise<void> {
    const agent = await this.users.findByIdIn(manager, agentId);
    if (!agent?.emailVerified || agent.isDemo) return;
    const url = new URL(`/app/agents/clients/${clientId}`, this.env.PUBLIC_ORIGIN).href;
    await this.mailer.add(manager, { to: agent.email, ...compose(`${firstName} ${lastName}`.trim(), url) });
  }

  private async confirmLeaving(
    manager: EntityManager,
    { agentId, userId, keptTrips = [] }: ClientLeft,
  ): Promise<void> {
    const person = await this.users.findByIdIn(manager, userId);
    const agent = await this.users.findByIdIn(manager, agentId);
    if (!person?.emailVerified || !agent) return;
    const name = [agent.firstName, agent.lastName].filter(Boolean).join(' ');
    const url = new URL('/kept-trips', this.env.PUBLIC_ORIGIN).href;
    await this.mailer.add(manager, { to: person.email, ...makeLeftAgentEmail(name, keptTrips, url) });
  }

  private async getAgentName({ agentId }: Invitation): Promise<string> {
    const agent = await this.users.findById(agentId);
    if (!agent) throw makeNotFound();
    return `${agent.firstName} ${agent.lastName}`;
  }

  private async describeViewer(
    { agentId, email, acceptedBy }: Invitation,
    viewer: Principal | undefined,
  ): Promise<InvitationPreview['viewer']> {
    if (!viewer) return 'visitor';
    if (viewer.userId === agentId) return 'sender';
    if (viewer.userId === acceptedBy) return 'invited';
    return (await this.users.findById(viewer.userId))?.email === email ? 'invited' : 'other';
  }
}
