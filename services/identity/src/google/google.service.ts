import { Inject, Injectable } from '@nestjs/common';
import type { GoogleOutcome, Principal, User, UserType } from '@landsea/contracts/account';
import { CLOCK, DomainError, type Clock } from '@landsea/nest-kit';
import { DataSource } from 'typeorm';
import { AccountActivity } from '../account-activity/account-activity.service.js';
import { AuthService } from '../auth/auth.service.js';
import type { Browser } from '../auth/browser.js';
import { VerifiedAddresses } from '../email-verification/verified-addresses.service.js';
import { OwnSessions } from '../sessions/own-sessions.service.js';
import { SessionsService } from '../sessions/sessions.service.js';
import type { SignedIn } from '../sessions/signed-in.js';
import { UsersService } from '../users/users.service.js';
import { GoogleFlows, type Flow, type FlowPurpose } from './google-flows.js';
import { GoogleIssuer } from './google-issuer.js';
import { readGooglePerson, type GooglePerson } from './google-person.js';
import { GoogleStop } from './google-stop.js';

interface Entered {
  user: User;
  outcome: 'welcome' | 'created';
  isLinked?: boolean;
}

@Injectable()
export class GoogleService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly users: UsersService,
    private readonly auth: AuthService,
    private readonly addresses: VerifiedAddresses,
    private readonly sessions: SessionsService,
    private readonly ownSessions: OwnSessions,
    private readonly flows: GoogleFlows,
    private readonly issuer: GoogleIssuer,
    private readonly activity: AccountActivity,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** @returns the address to visit, and the cookie that the browser has to bring back. @throws GoogleStop */
  async begin(purpose: FlowPurpose): Promise<{ url: string; browser: string }> {
    const secrets = this.issuer.makeSecrets();
    const url = await this.issuer.makeAuthorizationUrl(secrets);
    return { url, browser: await this.flows.begin({ ...purpose, ...secrets }) };
  }

  /** @throws GoogleStop */
  async beginLink(principal: Principal | undefined): ReturnType<GoogleService['begin']> {
    if (!principal) throw new GoogleStop('sign-in-first');
    if (principal.isDemo) throw new GoogleStop('demo');
    return this.begin({ userType: principal.userType, linkUserId: principal.userId });
  }

  /** @throws GoogleStop `expired`: unknown, used, too old, or another browser's. */
  async takeFlow(state: string, browser: string | undefined): Promise<Flow> {
    const flow = browser ? await this.flows.take(state, browser) : undefined;
    if (!flow) throw new GoogleStop('expired');
    return flow;
  }

  /** @throws GoogleStop */
  async signIn(
    query: string,
    flow: Flow,
    browser: Browser,
  ): Promise<{ outcome: GoogleOutcome; signedIn: SignedIn }> {
    const person = readGooglePerson(await this.issuer.readClaims(query, flow));
    const { user, outcome, isLinked = false } = await this.enter(person, flow.userType);
    const signedIn = await this.auth.open(user, browser, isLinked || outcome === 'created');
    return { outcome, signedIn };
  }

  /**
   * A link that exists is never replaced; the linked Google account signs the person in again.
   * @param principal must be the one who began.
   * @throws GoogleStop
   */
  async link(
    query: string,
    flow: Flow,
    principal: Principal | undefined,
    browser: Browser,
  ): Promise<{ outcome: GoogleOutcome; signedIn?: SignedIn }> {
    const person = readGooglePerson(await this.issuer.readClaims(query, flow));
    if (!principal || principal.userId !== flow.linkUserId) throw new GoogleStop('sign-in-first');
    const { userId, sessionId } = principal;
    const owner = await this.users.findByGoogleSub(person.sub);
    if (owner?.id === userId)
      return { outcome: 'signed-in-again', signedIn: await this.auth.open(owner, browser) };
    if (owner) throw new GoogleStop('linked-elsewhere');
    if (!person.verifiedEmail) throw new GoogleStop('unverified');
    const user = await this.users.get(userId);
    if (user.googleLinked) throw new GoogleStop('linked-elsewhere');
    if (!(await this.ownSessions.isRecent(principal))) throw new GoogleStop('recent-sign-in-required');
    if (!user.emailVerified && user.email !== person.verifiedEmail)
      throw new GoogleStop('verify-email-first');
    await this.linkTo(userId, person.sub, person.verifiedEmail, sessionId);
    return { outcome: 'linked' };
  }

  /** A second concurrent answer for a new person finds the account that the first created. */
  private async enter(person: GooglePerson, userType: UserType): Promise<Entered> {
    try {
      return (await this.findKnown(person)) ?? (await this.create(person, userType));
    } catch (error) {
      if (!(error instanceof DomainError) || error.error.code !== 'EMAIL_TAKEN') throw error;
      const found = await this.findKnown(person);
      if (found) return found;
      throw error;
    }
  }

  /** A verified email links an account only if no password protects it. */
  private async findKnown({ sub, verifiedEmail }: GooglePerson): Promise<Entered | undefined> {
    const linked = await this.users.findByGoogleSub(sub);
    if (linked) return { user: linked, outcome: 'welcome' };
    if (!verifiedEmail) throw new GoogleStop('unverified');
    const account = await this.users.findByEmail(verifiedEmail);
    if (!account) return undefined;
    if (account.googleSub === sub) return { user: account.user, outcome: 'welcome' };
    if (account.user.hasPassword) throw new GoogleStop('has-password');
    if (account.googleSub) throw new GoogleStop('linked-elsewhere');
    await this.linkTo(account.user.id, sub, verifiedEmail);
    const user = { ...account.user, googleLinked: true, emailVerified: true };
    return { user, outcome: 'welcome', isLinked: true };
  }

  /**
   * Google vouches for its address, so no mail of ours is needed when it equals the account's.
   * @throws GoogleStop
   */
  private async linkTo(userId: string, sub: string, email: string, keepSession?: string): Promise<void> {
    const ended = await this.dataSource.transaction(async (manager) => {
      if (!(await this.users.linkGoogle(manager, userId, sub))) throw new GoogleStop('linked-elsewhere');
      const by = { userId, email, at: this.clock(), keepSession, keepGoogle: true };
      const endedHashes = await this.addresses.confirm(manager, by);
      await this.activity.note(manager, { userId, kind: 'google-linked' });
      return endedHashes;
    });
    await this.sessions.forget(ended ?? []);
  }

  private async create(
    { sub, verifiedEmail = '', firstName, lastName }: GooglePerson,
    userType: UserType,
  ): Promise<Entered> {
    if (userType === 'client') throw new GoogleStop('not-invited');
    const user = await this.users.create(this.dataSource.manager, {
      email: verifiedEmail,
      firstName,
      lastName,
      userType,
      passwordHash: null,
      googleSub: sub,
      emailVerifiedAt: this.clock(),
    });
    return { user, outcome: 'created' };
  }
}
