import { Module } from '@nestjs/common';
import { OneTimeTokensPersonalData } from './one-time-tokens.personal-data.js';
import { OneTimeTokens } from './one-time-tokens.service.js';

@Module({ providers: [OneTimeTokens, OneTimeTokensPersonalData], exports: [OneTimeTokens] })
export class OneTimeTokensModule {}
