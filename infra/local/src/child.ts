import { spawn, type ChildProcess } from 'node:child_process';
import { closeSync, openSync, renameSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export interface ChildSpec {
  name: string;
  entry: string;
  args?: string[];
  env: Record<string, string>;
}

export interface ChildSurroundings {
  logs: string;
  env: NodeJS.ProcessEnv;
  onStart: (pid: number) => void;
  say: (line: string) => void;
}

const followLauncher = fileURLToPath(new URL('../follow-launcher.mjs', import.meta.url));
const rotateBytes = 10 * 1024 * 1024;
const steadyMs = 30_000;
const longestPauseMs = 10_000;
const drainMs = 8_000;
/** A larger young generation: a request's objects die in it, and the collector runs less often. */
const nodeFlags = ['--enable-source-maps', '--max-semi-space-size=32'];

function openLog(path: string): number {
  const size = statSync(path, { throwIfNoEntry: false })?.size ?? 0;
  if (size > rotateBytes) renameSync(path, `${path}.1`);
  return openSync(path, 'a');
}

/** A process of ours: its log in a file, its death answered by a restart, its end with ours. */
export class Child {
  private process: ChildProcess | undefined;
  private wanted = false;
  private restarts = 0;
  private startedAt = 0;
  private timer: NodeJS.Timeout | undefined;
  private readonly log: string;

  constructor(
    readonly spec: ChildSpec,
    private readonly around: ChildSurroundings,
  ) {
    this.log = join(around.logs, `${spec.name}.log`);
  }

  get pid(): number | undefined {
    return this.process?.pid;
  }

  start(): void {
    this.restarts = 0;
    this.wanted = true;
    this.spawn();
  }

  private spawn(): void {
    this.startedAt = Date.now();
    const log = openLog(this.log);
    const { entry, args = [], env } = this.spec;
    // Its own process group: Ctrl-C reaches the launcher alone, which then ends its children in order.
    const child = spawn(process.execPath, [...nodeFlags, '--import', followLauncher, entry, ...args], {
      env: { ...this.around.env, ...env },
      stdio: ['ignore', log, log, 'ipc'],
      detached: true,
    });
    closeSync(log);
    this.process = child;
    if (child.pid !== undefined) this.around.onStart(child.pid);
    child.on('exit', (code, signal) => this.ended(child, signal ?? `code ${code}`));
  }

  kill(signal: NodeJS.Signals): void {
    this.process?.kill(signal);
  }

  async stop(): Promise<void> {
    this.wanted = false;
    clearTimeout(this.timer);
    const child = this.process;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const gone = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGTERM');
    const impatience = setTimeout(() => child.kill('SIGKILL'), drainMs);
    await gone;
    clearTimeout(impatience);
  }

  async restart(): Promise<void> {
    await this.stop();
    this.start();
  }

  /** Rejects when the process ends before it was ready, with the last it said. */
  async ready(url: string, withinMs = 60_000): Promise<void> {
    const until = Date.now() + withinMs;
    while (Date.now() < until) {
      const answer = await fetch(url, { signal: AbortSignal.timeout(2_000) }).catch(() => undefined);
      // A part without its own health page shows that it is up by any answer that is not a failure.
      if (answer && answer.status < 500) return;
      if (this.restarts > 0 || !this.wanted) throw await this.failure('stopped before it was ready');
      // Ten parts that ask often take more of the machine than they leave to those who start.
      await new Promise((resolve) => setTimeout(resolve, 250));
    }
    throw await this.failure(`was not ready within ${withinMs / 1000} s`);
  }

  private async failure(what: string): Promise<Error> {
    const text = await readFile(this.log, 'utf8').catch(() => '');
    const last = text.trim().split('\n').slice(-8).join('\n');
    return new Error(`${this.spec.name} ${what}. Its log ${this.log} ends with:\n${last}`);
  }

  private ended(child: ChildProcess, how: string): void {
    if (!this.wanted || child !== this.process) return;
    if (Date.now() - this.startedAt > steadyMs) this.restarts = 0;
    const pause = Math.min(500 * 2 ** this.restarts, longestPauseMs);
    this.restarts += 1;
    this.around.say(
      `${this.spec.name} ended (${how}); starting it again in ${pause / 1000} s. Log: ${this.log}`,
    );
    this.timer = setTimeout(() => this.spawn(), pause);
  }
}

/** Runs a process to its end; an error carries the last it said. */
export function runOnce(spec: ChildSpec, around: ChildSurroundings): Promise<void> {
  const path = join(around.logs, `${spec.name}.log`);
  const log = openLog(path);
  const child = spawn(process.execPath, [...nodeFlags, '--import', followLauncher, spec.entry], {
    env: { ...around.env, ...spec.env },
    stdio: ['ignore', log, log, 'ipc'],
    detached: true,
  });
  closeSync(log);
  if (child.pid !== undefined) around.onStart(child.pid);
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (code, signal) => {
      if (code === 0) return resolve();
      void readFile(path, 'utf8').then((text) => {
        const last = text.trim().split('\n').slice(-8).join('\n');
        reject(new Error(`${spec.name} failed (${signal ?? code}). Its log ${path} ends with:\n${last}`));
      }, reject);
    });
  });
}
