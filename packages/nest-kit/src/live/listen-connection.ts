import { Inject, Injectable, Logger, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import pg from 'pg';
import { getDirectDatabaseUrl } from '../database/env.js';
import type { KitEnv } from '../env/kit-env.js';
import { KIT_ENV } from '../http/routes/tokens.js';

const RECONNECT_MS = 1000;
type Listener = (payload: string) => void;

/** It reconnects, and listens to all channels again. */
@Injectable()
export class ListenConnection implements OnModuleInit, OnApplicationShutdown {
  private readonly logger = new Logger('listen');
  private readonly listeners = new Map<string, Set<Listener>>();
  private readonly watchers = new Set<(isOpen: boolean) => void>();
  private client?: pg.Client;
  private timer?: NodeJS.Timeout;
  private closed = false;

  constructor(@Inject(KIT_ENV) private readonly env: KitEnv) {}

  async onModuleInit(): Promise<void> {
    await this.connect();
  }

  async onApplicationShutdown(): Promise<void> {
    this.closed = true;
    clearTimeout(this.timer);
    await this.client?.end().catch(() => undefined);
  }

  /** Notifications during a disconnection are lost, so pollers poll too. */
  on(channel: string, listener: Listener): void {
    const listeners = this.listeners.get(channel);
    if (listeners) listeners.add(listener);
    else {
      this.listeners.set(channel, new Set([listener]));
      void this.client
        ?.query(`LISTEN ${pg.escapeIdentifier(channel)}`)
        .then(() => this.tellLine(true))
        .catch(() => undefined);
    }
  }

  onLine(watcher: (isOpen: boolean) => void): void {
    this.watchers.add(watcher);
  }

  private tellLine(isOpen: boolean): void {
    for (const watcher of this.watchers) watcher(isOpen);
  }

  private async connect(): Promise<void> {
    const client = new pg.Client({ connectionString: getDirectDatabaseUrl(this.env), keepAlive: true });
    // Assigned before it is connected, so that a shutdown ends it too.
    this.client = client;
    client.on('error', () => this.handleLoss(client));
    client.on('end', () => this.handleLoss(client));
    client.on('notification', ({ channel, payload }) => {
      for (const listener of this.listeners.get(channel) ?? []) listener(payload ?? '');
    });
    try {
      await client.connect();
      for (const channel of this.listeners.keys())
        await client.query(`LISTEN ${pg.escapeIdentifier(channel)}`);
      this.tellLine(true);
    } catch {
      this.handleLoss(client);
    }
  }

  private handleLoss(client: pg.Client): void {
    if (this.client !== client) return;
    this.client = undefined;
    this.tellLine(false);
    client.removeAllListeners();
    client.on('error', () => undefined);
    if (this.closed) return;
    this.logger.warn({ message: 'LISTEN connection lost, reconnecting' });
    void client.end().catch(() => undefined);
    this.timer = setTimeout(() => void this.connect(), RECONNECT_MS);
  }
}
