import { byUser } from '@landsea/nest-kit';
import { Module } from '@nestjs/common';
import { OneTimeToken } from './one-time-token.entity.js';
import { OneTimeTokens } from './one-time-tokens.service.js';

@Module({ providers: [OneTimeTokens], exports: [OneTimeTokens] })
export class OneTimeTokensModule {
  static readonly personalData = [byUser(OneTimeToken, {}, { revoked: 'always' })];
}
