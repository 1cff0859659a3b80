import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/auth.module.js';
import { UsersModule } from '../users/users.module.js';
import { DemoJob } from './demo.job.js';

@Module({ imports: [AuthModule, UsersModule], providers: [DemoJob] })
export class DemoModule {}
