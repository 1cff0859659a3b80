import { ServiceName } from '@landsea/contracts/messages';
import pg from 'pg';
import type { Secrets } from '../secrets.js';

const passwordOf = (service: ServiceName, secrets: Secrets): string => secrets[`${service}Password`];

export const makeDatabaseUrl = (service: ServiceName, port: number, secrets: Secrets): string =>
  `postgres://${service}:${passwordOf(service, secrets)}@127.0.0.1:${port}/${service}`;

export const makeAdminUrl = (port: number, password: string): string =>
  `postgres://postgres:${password}@127.0.0.1:${port}/postgres`;

export async function waitUntilConnected(url: string, withinMs: number): Promise<pg.Client> {
  const until = Date.now() + withinMs;
  for (;;) {
    const client = new pg.Client({ connectionString: url });
    try {
      await client.connect();
      return client;
    } catch (error) {
      await client.end().catch(() => undefined);
      const wrongPassword = error instanceof pg.DatabaseError && error.code === '28P01';
      if (wrongPassword) {
        throw new Error(
          'The database was made with other passwords than secrets.json has: npm run reset starts afresh.',
          { cause: error },
        );
      }
      if (Date.now() > until) throw error;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}

/** Waits for Postgres, then sees to one role and one database for each service, closed to the other roles. */
export async function prepareDatabases(port: number, secrets: Secrets): Promise<void> {
  const client = await waitUntilConnected(makeAdminUrl(port, secrets.postgresPassword), 30_000);
  try {
    await client.query('REVOKE CONNECT ON DATABASE postgres FROM PUBLIC');
    for (const service of ServiceName.options) {
      const name = client.escapeIdentifier(service);
      const { rowCount: roles } = await client.query('SELECT 1 FROM pg_roles WHERE rolname = $1', [service]);
      if (roles === 0) {
        const password = client.escapeLiteral(passwordOf(service, secrets));
        await client.query(`CREATE ROLE ${name} LOGIN PASSWORD ${password}`);
      }
      const { rowCount: databases } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [
        service,
      ]);
      if (databases === 0) await client.query(`CREATE DATABASE ${name} OWNER ${name}`);
      await client.query(`REVOKE CONNECT ON DATABASE ${name} FROM PUBLIC`);
    }
  } finally {
    await client.end();
  }
}
