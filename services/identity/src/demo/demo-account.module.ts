import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/auth.module.js';
import { UsersModule } from '../users/users.module.js';
import { DemoAccountJob } from './demo-account.job.js';

@Module({ imports: [AuthModule, UsersModule], providers: [DemoAccountJob] })
export class DemoAccountModule {}
