import { setTimeout as pause } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { ServiceClient } from '@landsea/nest-kit';

const PUSH_MS = 2000;
const LOOK_EVERY_MS = 50;

/** Brings trips what it must know before a person is answered, so that the page they go to next is unlocked. */
@Injectable()
export class OutboxFlush {
  constructor(private readonly services: ServiceClient) {}

  /**
   * Pushes the outbox for up to two seconds. The relay may be sending the same message, so what counts is that it has
   * arrived, not who brought it.
   * @returns false when trips does not know yet; the relay brings it later.
   */
  async waitUntilDelivered(isDelivered: () => Promise<boolean>): Promise<boolean> {
    const until = Date.now() + PUSH_MS;
    do {
      await Promise.race([
        this.services.deliverPending(),
        pause(until - Date.now(), undefined, { ref: false }),
      ]);
      if (await isDelivered()) return true;
      await pause(LOOK_EVERY_MS);
    } while (Date.now() < until);
    return false;
  }
}
