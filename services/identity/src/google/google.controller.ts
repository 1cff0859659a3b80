import { Controller, Get, Inject, Query, Req, Res, UseFilters } from '@nestjs/common';
import { UserType } from '@landsea/contracts';
import { CurrentUser, KIT_ENV, OptionalSession, RateLimit, type Principal } from '@landsea/nest-kit';
import type { RateLimitRule } from '@landsea/nest-kit';
import type { Request, Response } from 'express';
import { SessionCookie } from '../auth/session-cookie.js';
import type { IdentityEnv } from '../env.js';
import { backTo, BackToPageFilter } from './back-to-page.filter.js';
import { GoogleCookie } from './google-cookie.js';
import { GoogleService } from './google.service.js';
import { GoogleStop } from './google-stop.js';

const limit = (name: string): RateLimitRule => ({ name, limit: 30, windowSeconds: 60, by: 'address' });

/** What concerns somebody's settings ends there, well or not. */
const endingInSettings = async <T>(work: Promise<T>): Promise<T> => {
  try {
    return await work;
  } catch (error) {
    throw error instanceof GoogleStop ? new GoogleStop(error.outcome, error.reason, '/settings') : error;
  }
};

/** Addresses that a browser visits: each answer is a redirect. */
@UseFilters(BackToPageFilter)
@Controller()
export class GoogleController {
  private readonly session: SessionCookie;
  private readonly cookie: GoogleCookie;

  constructor(
    private readonly google: GoogleService,
    @Inject(KIT_ENV) env: IdentityEnv,
  ) {
    this.session = new SessionCookie(env.PUBLIC_ORIGIN);
    this.cookie = new GoogleCookie(env.PUBLIC_ORIGIN);
  }

  /** `link=1`: links Google to the account of who is signed in, instead of signing somebody in. */
  @OptionalSession()
  @RateLimit(limit('google-begin'))
  @Get(['auth/google', 'api/login'])
  async begin(
    @Query('userType') userType: unknown,
    @Query('link') link: unknown,
    @CurrentUser() principal: Principal | undefined,
    @Res() response: Response,
  ): Promise<void> {
    const type = UserType.safeParse(userType).data ?? 'family';
    const { url, browser } =
      link === undefined
        ? await this.google.begin({ userType: type, linkUserId: null })
        : await endingInSettings(this.google.beginLink(principal));
    this.cookie.set(response, browser);
    response.redirect(303, url);
  }

  @OptionalSession()
  @RateLimit(limit('google-callback'))
  @Get('auth/google/callback')
  async callback(
    @Query('state') state: unknown,
    @CurrentUser() principal: Principal | undefined,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const flow = await this.google.takeFlow(String(state), this.cookie.read(request));
    this.cookie.clear(response);
    const query = new URL(request.originalUrl, 'http://landsea.invalid').search;
    if (flow.linkUserId) {
      const outcome = await endingInSettings(this.google.link(query, flow, principal?.userId));
      response.redirect(303, backTo('/settings', outcome));
      return;
    }
    const { outcome, signedIn } = await this.google.signIn(query, flow, this.session.browserOf(request));
    this.session.set(response, signedIn);
    response.redirect(303, backTo('/auth', outcome));
  }
}
