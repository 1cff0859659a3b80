import { dataSourceOptions as withKit } from '@landsea/nest-kit';
import type { DataSourceOptions } from 'typeorm';
import { CreateUsersAndSessions1763610000000 } from './migrations/1763610000000-create-users-and-sessions.js';
import { Session } from './sessions/session.entity.js';
import { User } from './users/user.entity.js';

/** Identity's tables on top of the kit's. */
export const dataSourceOptions = (url: string): DataSourceOptions =>
  withKit({ url, entities: [User, Session], migrations: [CreateUsersAndSessions1763610000000] });
