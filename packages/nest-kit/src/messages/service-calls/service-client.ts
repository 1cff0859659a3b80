import { Injectable } from '@nestjs/common';
import type { ServiceName } from '@landsea/contracts/messages';
import type { $ZodType, output } from 'zod/v4/core';
import { OutboxRelay } from '../outbox/outbox-relay.js';
import { ServiceCaller } from './service-caller.js';

/** Synchronous questions to another service, and the push of what waits in this service's outbox. */
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

  /** Sends what is due in the outbox now, instead of waiting for the relay. Failures stay for the relay. */
  async deliverPending(): Promise<void> {
    await this.relay.deliverDue();
  }
}
