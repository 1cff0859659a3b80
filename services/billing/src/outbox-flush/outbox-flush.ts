import { setTimeout as pause } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { ServiceClient } from '@landsea/nest-kit';

const PUSH_MS = 2000;
const LOOK_EVERY_MS = 50;

@Injectable()
export class OutboxFlush {
  constructor(private readonly services: ServiceClient) {}

  /**
   * The relay may deliver the same message, so arrival counts, not the sender.
   * @returns false when trips does not know yet.
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
