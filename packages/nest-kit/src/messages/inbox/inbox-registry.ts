import { Inject, Injectable, type OnModuleInit, SetMetadata } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import { messages, type MessageType, type ServiceName } from '@landsea/contracts/messages';
import type { EntityManager } from 'typeorm';
import { MarkedMethods } from '../../http/routes/marked-methods.js';
import { SERVICE_NAME } from '../../http/routes/tokens.js';

const INBOX_MARK = Symbol('landsea:inbox');

/** `(payload, manager: EntityManager) => Promise<void>`, in the transaction that records the message. */
export const InboxHandler = (type: MessageType): MethodDecorator => SetMetadata(INBOX_MARK, type);

export type Handle = (payload: unknown, manager: EntityManager) => Promise<void>;

/** @throws at start when a message to this service has no handler. */
@Injectable()
export class InboxRegistry implements OnModuleInit {
  private readonly handlers = new Map<string, Handle>();

  constructor(
    @Inject(SERVICE_NAME) private readonly service: ServiceName,
    private readonly discovery: DiscoveryService,
    private readonly marked: MarkedMethods,
  ) {}

  onModuleInit(): void {
    const providers = this.discovery.getProviders().map(({ instance }) => instance as unknown);
    for (const { rule: type, method, instance } of this.marked.list<string, Handle>(INBOX_MARK, providers)) {
      if (this.handlers.has(type)) throw new Error(`${type} has two @InboxHandlers`);
      this.handlers.set(type, (payload, manager) => method.call(instance, payload, manager));
    }
    const expected = (Object.keys(messages) as MessageType[]).filter((type) =>
      (messages[type].to as readonly ServiceName[]).includes(this.service),
    );
    const missing = expected.filter((type) => !this.handlers.has(type));
    if (missing.length > 0) throw new Error(`${this.service} has no @InboxHandler for ${missing.join(', ')}`);
  }

  find(type: string): Handle | undefined {
    return this.handlers.get(type);
  }
}
