import { createHash } from 'node:crypto';
import { KIT_ENV } from '@landsea/nest-kit';
import { Inject, Injectable, Logger } from '@nestjs/common';
import type { IdentityEnv } from '../env.js';

const TIMEOUT_MS = 2000;
const PREFIX_LENGTH = 5;

/** The collection receives 5 of the 40 hex digits of the SHA-1 only (the range API of Have I Been Pwned). */
@Injectable()
export class BreachCheck {
  private readonly logger = new Logger(BreachCheck.name);

  constructor(@Inject(KIT_ENV) private readonly env: Pick<IdentityEnv, 'BREACH_CHECK_URL'>) {}

  async isLeaked(password: string): Promise<boolean> {
    if (this.env.BREACH_CHECK_URL === '') return false;
    const hash = createHash('sha1').update(password).digest('hex').toUpperCase();
    try {
      const answer = await this.range(hash.slice(0, PREFIX_LENGTH));
      return answer.some((line) => isHitOf(line, hash.slice(PREFIX_LENGTH)));
    } catch (error) {
      const reason = String(error);
      this.logger.warn({ message: 'password not checked against breaches', reason });
      return false;
    }
  }

  private async range(prefix: string): Promise<string[]> {
    const response = await fetch(`${this.env.BREACH_CHECK_URL.replace(/\/$/, '')}/${prefix}`, {
      signal: AbortSignal.timeout(TIMEOUT_MS),
      redirect: 'error',
      headers: { 'Add-Padding': 'true' },
    });
    if (!response.ok) throw new Error(`answered ${response.status}`);
    return (await response.text()).split(/\r?\n/);
  }
}

const isHitOf = (line: string, suffix: string): boolean => {
  const [digits, count] = line.split(':');
  return digits?.toUpperCase() === suffix && Number(count) > 0;
};
