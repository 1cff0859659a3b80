import { Controller, Get, Inject, Query, Req, Res, UseFilters } from '@nestjs/common';
import { UserType } from '@landsea/contracts/account';
import {
  SecurityEvent,
  CurrentUser,
  KIT_ENV,
  OptionalSession,
  RateLimit,
  type Principal,
} from '@landsea/nest-kit';
import type { RateLimitRule } from '@landsea/nest-kit';
import type { Request, Response } from 'express';
import { SessionCookie } from '../auth/session-cookie.js';
import type { IdentityEnv } from '../env.js';
import { Experiments } from '../experiments/experiments.service.js';
import { toReturnUrl, BackToPageFilter } from './back-to-page.filter.js';
import type { FlowPurpose } from './google-flows.js';
import { GoogleCookie } from './google-cookie.js';
import { GoogleService } from './google.service.js';
import { GoogleStop, type ReturnPage } from './google-stop.js';

const limit = (name: string): RateLimitRule => ({ name, limit: 30, windowSeconds: 60, by: 'address' });

const pageOf = ({ userType, linkUserId }: FlowPurpose): ReturnPage => {
  if (linkUserId) return '/settings';
  return userType === 'agent' ? '/auth?type=agent' : '/auth';
};

const endingAt = async <T>(page: ReturnPage, work: Promise<T>): Promise<T> => {
  try {
    return await work;
  } catch (error) {
    if (!(error instanceof GoogleStop) || error.outcome === 'sign-in-first') throw error;
    throw new GoogleStop(error.outcome, error.reason, page);
  }
};

@UseFilters(BackToPageFilter)
@Controller()
export class GoogleController {
  private readonly session: SessionCookie;
  private readonly cookie: GoogleCookie;

  constructor(
    private readonly google: GoogleService,
    private readonly experiments: Experiments,
    @Inject(KIT_ENV) env: IdentityEnv,
  ) {
    this.session = new SessionCookie(env);
    this.cookie = new GoogleCookie(env.PUBLIC_ORIGIN);
  }

  @OptionalSession()
  @RateLimit(limit('google-begin'))
  @Get(['auth/google', 'api/login'])
  async begin(
    @Query('userType') userType: unknown,
    @Query('link') link: unknown,
    @CurrentUser() principal: Principal | undefined,
    @Res() response: Response,
  ): Promise<void> {
    const purpose: FlowPurpose = {
      userType: UserType.safeParse(userType).data ?? 'family',
      linkUserId: null,
    };
    const { url, browser } =
      link === undefined
        ? await endingAt(pageOf(purpose), this.google.begin(purpose))
        : await endingAt('/settings', this.google.beginLink(principal));
    this.cookie.set(response, browser);
    response.redirect(303, url);
  }

  @OptionalSession()
  @RateLimit(limit('google-callback'))
  @SecurityEvent('google')
  @Get('auth/google/callback')
  async handleCallback(
    @Query('state') state: unknown,
    @CurrentUser() principal: Principal | undefined,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const flow = await this.google.takeFlow(String(state), this.cookie.read(request));
    this.cookie.clear(response);
    const query = new URL(request.originalUrl, 'http://landsea.invalid').search;
    const page = pageOf(flow);
    if (flow.linkUserId) {
      const linking = this.google.link(query, flow, principal, this.session.readBrowser(request));
      const { outcome, signedIn } = await endingAt(page, linking);
      if (signedIn) this.session.set(response, signedIn);
      response.redirect(303, toReturnUrl(page, outcome));
      return;
    }
    const entering = this.google.signIn(query, flow, this.session.readBrowser(request));
    const { outcome, signedIn } = await endingAt(page, entering);
    if (outcome === 'created') await this.experiments.register(request.headers.cookie, signedIn.user.id);
    this.session.set(response, signedIn);
    response.redirect(303, toReturnUrl('/auth', outcome));
  }
}
