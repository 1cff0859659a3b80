import { createHmac } from 'node:crypto';

export function signPayload(payload: string, secret: string, now: Date): string {
  const at = Math.floor(now.getTime() / 1000);
  const digest = createHmac('sha256', secret).update(`${at}.${payload}`).digest('hex');
  return `t=${at},v1=${digest}`;
}
