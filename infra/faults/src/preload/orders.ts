import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Milliseconds after which every process has seen an order. */
export const ordersAreReadAfterMs = 100;

/** Faults are ordered in files, which outlive the process that suffers them. */
export class Orders {
  constructor(private readonly folder: string) {}

  /** Milliseconds by which the clocks of all processes are ahead. */
  clock(): number {
    return Number(this.read('clock') ?? 0);
  }

  /** All clocks together, for as long as the product runs. */
  moveClock(byMs: number): void {
    this.write('clock', String(this.clock() + byMs));
  }

  /** Milliseconds by the product's clocks. */
  now(): number {
    return Date.now() + this.clock();
  }

  /** The name of the step at which billing is to die, once. */
  deadlyStep(): string | undefined {
    return this.read('step');
  }

  setDeadlyStep(name: string | undefined): void {
    if (name === undefined) rmSync(this.path('step'), { force: true });
    else this.write('step', name);
  }

  sweeperIsOff(): boolean {
    return this.read('sweeper-off') !== undefined;
  }

  setSweeperOff(off: boolean): void {
    if (off) this.write('sweeper-off', 'off');
    else rmSync(this.path('sweeper-off'), { force: true });
  }

  private path(name: string): string {
    return join(this.folder, name);
  }

  private read(name: string): string | undefined {
    try {
      return readFileSync(this.path(name), 'utf8');
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
      throw error;
    }
  }

  /** A reader sees the old order or the new one, never half of one. */
  private write(name: string, text: string): void {
    const draft = this.path(`${name}.draft`);
    writeFileSync(draft, text);
    renameSync(draft, this.path(name));
  }
}
