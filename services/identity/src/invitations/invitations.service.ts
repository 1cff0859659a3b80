import type { InvitationKey, InvitationPreview, RegisterInvited, User } from '@landsea/contracts';
import {
  CLOCK,
  DomainError,
  notFound,
  Outbox,
  refuseDemo,
  type Clock,
  type Principal,
} from '@landsea/nest-kit';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { AuthService, type Browser, type SignedIn } from '../auth/auth.service.js';
import { demoWords } from '../users/demo-words.js';
import { UsersService } from '../users/users.service.js';
import { InvitationSecrets } from './invitation-secrets.js';
import { maskedEmail, stateForHolder, toldState } from './invitation-state.js';
import type { Invitation } from './invitation.entity.js';
import { findHeld, useUp, type HeldInvitation } from './invitation.queries.js';

const refusals = {
  used: { code: 'INVITATION_USED', message: 'This invitation has already been used.' },
  expired: {
    code: 'INVITATION_EXPIRED',
    message: 'This invitation has expired. Ask your agent for a new one.',
  },
} as const;

/** The receiver's side: whoever holds a link or a code. */
@Injectable()
export class InvitationsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly users: UsersService,
    private readonly auth: AuthService,
    private readonly secrets: InvitationSecrets,
    private readonly outbox: Outbox,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** @throws DomainError NOT_FOUND, the same for a revoked key and one that never was. */
  async preview(key: InvitationKey, viewer: Principal | undefined): Promise<InvitationPreview> {
    const { invitation, keyExpiresAt } = await this.held(key);
    const agent = await this.users.findById(invitation.agentId);
    if (!agent) throw notFound();
    return {
      state: stateForHolder(invitation, keyExpiresAt, this.clock()),
      agentName: `${agent.firstName} ${agent.lastName}`,
      firstName: invitation.firstName,
      lastName: invitation.lastName,
      email: maskedEmail(invitation.email),
      expiresAt: keyExpiresAt.toISOString(),
      viewer: await this.viewerOf(invitation, viewer),
    };
  }

  /** @throws DomainError NOT_FOUND, INVITATION_USED, INVITATION_EXPIRED, INVITATION_FOR_ANOTHER, DEMO_RESTRICTED. */
  async accept(key: InvitationKey, principal: Principal): Promise<User> {
    refuseDemo(principal, demoWords.accept);
    const user = await this.users.findById(principal.userId);
    if (!user) throw notFound();
    await this.heldOpen(key);
    return this.dataSource.transaction(async (manager) => {
      await this.use(manager, key, user);
      await this.users.markClient(manager, user.id);
      return { ...user, isClient: true };
    });
  }

  /**
   * Opens an account of type client for the invited email and signs it in.
   * @throws DomainError as `accept`, and as registration: EMAIL_TAKEN, VALIDATION_FAILED.
   */
  async register({ key, ...person }: RegisterInvited, browser: Browser): Promise<SignedIn> {
    const { invitation } = await this.heldOpen(key);
    const account = { ...person, email: invitation.email, userType: 'client' as const };
    return this.auth.register(account, browser, (manager, user) => this.use(manager, key, user));
  }

  private async held(key: InvitationKey): Promise<HeldInvitation> {
    const held = await findHeld(this.dataSource.manager, this.secrets.hashOf(key));
    if (!held) throw notFound();
    return held;
  }

  private async heldOpen(key: InvitationKey): Promise<HeldInvitation> {
    const held = await this.held(key);
    const state = stateForHolder(held.invitation, held.keyExpiresAt, this.clock());
    if (state !== 'open') throw new DomainError(refusals[state]);
    return held;
  }

  private async use(manager: EntityManager, key: InvitationKey, { id, email }: User): Promise<void> {
    const used = await useUp(manager, this.secrets.hashOf(key), { userId: id, email }, this.clock());
    if (used) return this.outbox.add(manager, 'identity.invitation-changed', toldState(used));
    await this.heldOpen(key);
    throw new DomainError({
      code: 'INVITATION_FOR_ANOTHER',
      message: 'This invitation is for another email address.',
    });
  }

  private async viewerOf(
    { agentId, email, acceptedBy }: Invitation,
    viewer: Principal | undefined,
  ): Promise<InvitationPreview['viewer']> {
    if (!viewer) return 'visitor';
    if (viewer.userId === agentId) return 'sender';
    if (viewer.userId === acceptedBy) return 'invited';
    return (await this.users.findById(viewer.userId))?.email === email ? 'invited' : 'other';
  }
}
