import { z } from 'zod';

export const CallFault = z.strictObject({
  /** `500` and `429` answer so; `timeout` never answers; `reset` cuts the connection; `delay` answers late, by `ms`. */
  kind: z.enum(['500', '429', 'timeout', 'reset', 'delay']),
  /** `after`: the call takes effect, and only its answer is lost. */
  when: z.enum(['before', 'after']).default('before'),
  count: z.number().int().min(1).max(10_000).default(1),
  method: z.enum(['GET', 'POST', 'DELETE']).optional(),
  /** Only calls whose path begins so, e.g. `/v1/checkout/sessions`. */
  path: z.string().startsWith('/v1/').optional(),
  /** Seconds, sent as `Retry-After`. */
  retry_after: z.number().int().min(0).max(3600).optional(),
  /** Sent as `Stripe-Should-Retry`; the SDK does not repeat a 429 without it. */
  should_retry: z.boolean().optional(),
  ms: z.number().int().min(0).max(120_000).default(1000),
});
export type CallFault = z.infer<typeof CallFault>;

/** The faults still to come, in the order they were asked for. */
export class CallFaults {
  private queue: CallFault[] = [];

  add(fault: CallFault): void {
    this.queue.push(fault);
  }

  take(method: string, path: string): CallFault | undefined {
    const fault = this.queue.find(
      (one) => (one.method ?? method) === method && path.startsWith(one.path ?? '/'),
    );
    if (fault && --fault.count === 0) this.queue.splice(this.queue.indexOf(fault), 1);
    return fault;
  }

  list(): CallFault[] {
    return this.queue;
  }

  clear(): void {
    this.queue = [];
  }
}
