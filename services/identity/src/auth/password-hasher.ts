import { Inject, Injectable, Optional, type OnModuleInit } from '@nestjs/common';
import { hash, verify } from '@node-rs/argon2';
import { makeUnavailable } from '@landsea/nest-kit';

export interface HashCost {
  memoryCost: number;
  timeCost: number;
  parallelism: number;
}

/** 64 MiB, two passes, one lane; about 30 ms. */
export const FULL_COST: HashCost = { memoryCost: 64 * 1024, timeCost: 2, parallelism: 1 };

/**
 * A stored hash keeps its own cost, and a decoy of another cost would reveal which accounts exist; only tests
 * change it.
 */
export const HASH_COST = Symbol('hash cost');

const LONGEST_QUEUE = 30;

/**
 * One hash at a time: concurrent sign-ins cannot exhaust the memory. A short queue (about a second) waits.
 */
@Injectable()
export class PasswordHasher implements OnModuleInit {
  private last: Promise<unknown> = Promise.resolve();
  private waiting = 0;
  private decoy = '';

  constructor(@Optional() @Inject(HASH_COST) private readonly cost: HashCost = FULL_COST) {}

  async onModuleInit(): Promise<void> {
    this.decoy = await hash('no account has this password', this.cost);
  }

  /** @throws DomainError SERVICE_UNAVAILABLE when the queue is full. */
  hash(password: string): Promise<string> {
    return this.runInTurn(() => hash(password, this.cost));
  }

  /**
   * @param stored undefined when there is no such account: verifying takes the same time and fails.
   * @throws DomainError SERVICE_UNAVAILABLE when the queue is full.
   */
  async verify(stored: string | undefined, password: string): Promise<boolean> {
    const right = await this.runInTurn(() => verify(stored ?? this.decoy, password));
    return right && stored !== undefined;
  }

  private runInTurn<T>(work: () => Promise<T>): Promise<T> {
    if (this.waiting >= LONGEST_QUEUE) return Promise.reject(makeUnavailable('too many sign-ins at once'));
    this.waiting += 1;
    const turn = this.last.then(work).finally(() => {
      this.waiting -= 1;
    });
    this.last = turn.catch(() => undefined);
    return turn;
  }
}
