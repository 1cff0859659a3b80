import type { Product } from './product.js';

/** Everything the queue holds is gone, what repeats included. */
export async function flushQueue({ redis, rows }: Product): Promise<void> {
  if (redis) return redis.flush();
  await rows('billing', 'DELETE FROM landsea_queue.job');
  await rows('billing', 'DELETE FROM landsea_queue.scheduler');
}
