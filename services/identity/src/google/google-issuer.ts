import { Inject, Injectable } from '@nestjs/common';
import { KIT_ENV } from '@landsea/nest-kit';
import * as oidc from 'openid-client';
import type { IdentityEnv } from '../env.js';
import type { FlowSecrets } from './google-flows.js';
import { GoogleStop } from './google-stop.js';

export const CALLBACK_PATH = '/auth/google/callback';
const TIMEOUT_SECONDS = 8;
const HOUR_MS = 60 * 60 * 1000;

const isRefusal = (error: unknown): boolean =>
  error instanceof oidc.AuthorizationResponseError && error.error === 'access_denied';
const OUT_OF_REACH = /fetch failed|timed out/;
const isOutOfReach = (error: unknown): boolean => {
  if (error instanceof oidc.ResponseBodyError) return error.status >= 500;
  if (typeof error !== 'object' || error === null || !('message' in error)) return false;
  return OUT_OF_REACH.test(String(error.message)) || ('cause' in error && isOutOfReach(error.cause));
};

@Injectable()
export class GoogleIssuer {
  private discovered: { at: number; configuration: Promise<oidc.Configuration> } | undefined;

  constructor(@Inject(KIT_ENV) private readonly env: IdentityEnv) {}

  makeSecrets(): FlowSecrets {
    return {
      state: oidc.randomState(),
      nonce: oidc.randomNonce(),
      codeVerifier: oidc.randomPKCECodeVerifier(),
    };
  }

  /** @throws GoogleStop `not-offered`, `unavailable`. */
  async makeAuthorizationUrl({ state, nonce, codeVerifier }: FlowSecrets): Promise<string> {
    const url = oidc.buildAuthorizationUrl(await this.getConfiguration(), {
      redirect_uri: `${this.env.PUBLIC_ORIGIN}${CALLBACK_PATH}`,
      scope: 'openid email profile',
      state,
      nonce,
      code_challenge: await oidc.calculatePKCECodeChallenge(codeVerifier),
      code_challenge_method: 'S256',
      prompt: 'select_account',
    });
    return url.href;
  }

  /**
   * The ID token's signature, audience, nonce and age are checked.
   * @param query that of the callback.
   * @throws GoogleStop `denied`, `unavailable`, `failed`.
   */
  async readClaims(query: string, secrets: FlowSecrets): Promise<oidc.IDToken> {
    const configuration = await this.getConfiguration();
    try {
      const tokens = await oidc.authorizationCodeGrant(
        configuration,
        new URL(`${CALLBACK_PATH}${query}`, this.env.PUBLIC_ORIGIN),
        {
          expectedState: secrets.state,
          expectedNonce: secrets.nonce,
          pkceCodeVerifier: secrets.codeVerifier,
          idTokenExpected: true,
        },
      );
      const claims = tokens.claims();
      if (claims) return claims;
    } catch (error) {
      if (isRefusal(error)) throw new GoogleStop('denied');
      const reason = error instanceof Error ? `${error.name}: ${error.message}` : 'unknown';
      throw new GoogleStop(isOutOfReach(error) ? 'unavailable' : 'failed', reason);
    }
    throw new GoogleStop('failed', 'the answer had no ID token');
  }

  private async getConfiguration(): Promise<oidc.Configuration> {
    if (!this.discovered || this.discovered.at < Date.now() - HOUR_MS) {
      this.discovered = { at: Date.now(), configuration: this.discover() };
    }
    try {
      return await this.discovered.configuration;
    } catch (error) {
      this.discovered = undefined;
      if (error instanceof GoogleStop) throw error;
      throw new GoogleStop('unavailable', error instanceof Error ? error.message : 'unknown');
    }
  }

  private async discover(): Promise<oidc.Configuration> {
    const { GOOGLE_ISSUER, GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET } = this.env;
    if (!GOOGLE_CLIENT_ID) throw new GoogleStop('not-offered');
    const issuer = new URL(GOOGLE_ISSUER);
    // Plain http is allowed for a stand-in issuer on this machine only.
    const insecure = issuer.protocol === 'http:' ? [oidc.allowInsecureRequests] : [];
    return oidc.discovery(issuer, GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET, undefined, {
      timeout: TIMEOUT_SECONDS,
      execute: [...insecure, oidc.enableNonRepudiationChecks],
    });
  }
}
