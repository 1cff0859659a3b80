import { Injectable } from '@nestjs/common';
import type { ServiceName } from '@landsea/contracts/messages';
import type { $ZodType, output } from 'zod/v4/core';
import { OutboxRelay } from '../outbox/outbox-relay.js';
import { ServiceCaller } from './service-caller.js';

@Injectable()
export class ServiceClient {
  constructor(
    private readonly caller: ServiceCaller,
    private readonly relay: OutboxRelay,
  ) {}

  /** @returns undefined on 404. @throws DomainError SERVICE_UNAVAILABLE (503) on any other failure. */
  get<S extends $ZodType>(service: ServiceName, path: string, schema: S): Promise<output<S> | undefined> {
    return this.caller.get(service, path, schema);
  }

  /** @returns undefined on 404. @throws DomainError SERVICE_UNAVAILABLE (503) on any other failure. */
  post<S extends $ZodType>(
    service: ServiceName,
    path: string,
    body: object,
    schema: S,
  ): Promise<output<S> | undefined> {
    return this.caller.post(service, path, body, schema);
  }

  /** The relay retries failures. */
  async deliverPending(): Promise<void> {
    await this.relay.deliverDue();
  }
}
