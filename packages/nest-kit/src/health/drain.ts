import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import type { NextFunction, Request, Response } from 'express';

const isEventStream = (response: Response): boolean =>
  String(response.getHeader('content-type')).startsWith('text/event-stream');

/**
 * Whether this process is on its way out: it still answers what reaches it, and keeps no connection for more. Event
 * streams, which would never end by themselves, are ended; the browser connects again, to another copy.
 */
@Injectable()
export class Drain implements OnModuleDestroy {
  private readonly open = new Set<Response>();
  private begun = false;

  get draining(): boolean {
    return this.begun;
  }

  readonly track = (_request: Request, response: Response, next: NextFunction): void => {
    if (this.begun) response.setHeader('Connection', 'close');
    this.open.add(response);
    response.on('close', () => this.open.delete(response));
    next();
  };

  onModuleDestroy(): void {
    this.begun = true;
    for (const response of this.open) if (isEventStream(response)) response.end();
  }
}
