import { z } from 'zod';

import type { Emulator } from '../emulator.js';
import { newDelivery } from '../webhooks/delivery-faults.js';
import type { Delivery } from '../webhooks/delivery.js';
import { ControlError } from './control-error.js';

export const WebhookBody = z.strictObject({
  url: z.url({ protocol: /^https?$/ }).optional(),
  secret: z.string().startsWith('whsec_').optional(),
});

type ListedDelivery = Delivery & { type: string | undefined };

/** Every delivery, oldest first, with its event's type. */
export function listDeliveries(emulator: Emulator): { deliveries: ListedDelivery[] } {
  return emulator.store.read((tx) => ({
    deliveries: tx
      .all('delivery')
      .map((delivery) => ({ ...delivery, type: tx.get('event', delivery.event)?.type })),
  }));
}

/** Delivers an event once more. */
export function resend(emulator: Emulator, event: string): Delivery {
  return emulator.run(null, ({ tx }) => {
    if (!tx.get('event', event)) throw new ControlError(404, `No event ${event}.`);
    return tx.put('delivery', newDelivery(event, emulator.settings.clock().getTime()));
  });
}
