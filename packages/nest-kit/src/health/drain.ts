import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';

/** The time for a call that is already on its way to a kept connection. */
const LAST_CALL_MS = 1_000;

const isEventStream = (response: ServerResponse): boolean =>
  String(response.getHeader('content-type')).startsWith('text/event-stream');

/** Event streams never end by themselves, so they are closed; browsers reconnect to another copy. */
@Injectable()
export class Drain implements OnModuleDestroy {
  private readonly open = new Set<ServerResponse>();
  private begun = false;
  private lastCall: NodeJS.Timeout | undefined;

  constructor(private readonly host: HttpAdapterHost) {}

  get draining(): boolean {
    return this.begun;
  }

  readonly track = (_request: IncomingMessage, response: ServerResponse, next: () => void): void => {
    clearTimeout(this.lastCall);
    if (this.begun) response.setHeader('Connection', 'close');
    this.open.add(response);
    response.on('close', () => {
      this.open.delete(response);
      this.waitForLastCall();
    });
    next();
  };

  onModuleDestroy(): void {
    this.begun = true;
    for (const response of this.open) if (isEventStream(response)) response.end();
    this.waitForLastCall();
  }

  private waitForLastCall(): void {
    if (!this.begun || this.open.size > 0) return;
    clearTimeout(this.lastCall);
    const server = this.host.httpAdapter.getHttpServer() as Server;
    this.lastCall = setTimeout(() => server.closeAllConnections(), LAST_CALL_MS).unref();
  }
}
