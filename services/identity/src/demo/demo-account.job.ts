import { demoAccount } from '@landsea/contracts';
import { JobQueues } from '@landsea/nest-kit';
import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { PasswordHasher } from '../auth/password-hasher.js';
import { UsersService } from '../users/users.service.js';
import { restoreDemoAccount } from '../users/demo-account.js';

const QUEUE = 'demo';

/** Restores the demo account each night, where there is one. */
@Injectable()
export class DemoAccountJob implements OnApplicationBootstrap {
  constructor(
    private readonly dataSource: DataSource,
    private readonly queues: JobQueues,
    private readonly users: UsersService,
    private readonly passwords: PasswordHasher,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    this.queues.process(QUEUE, () => this.restore());
    await this.queues.schedule(QUEUE, 'restore-demo-account', { cron: '0 4 * * *', tz: 'America/New_York' });
  }

  async restore(): Promise<void> {
    if (!(await this.users.findById(demoAccount.userId))) return;
    const passwordHash = await this.passwords.hash(demoAccount.password);
    await this.dataSource.transaction((manager) => restoreDemoAccount(manager, passwordHash));
  }
}
