import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { Redis } from 'ioredis';

export const isRedisInstalled = (): boolean => spawnSync('redis-server', ['--version']).status === 0;

/** A Redis that forgets: no file, so that a kill loses all it held. */
export class RedisServer {
  private child: ChildProcess | undefined;

  constructor(private readonly port: number) {}

  get url(): string {
    return `redis://127.0.0.1:${this.port}`;
  }

  async start(): Promise<void> {
    const places = ['--port', String(this.port), '--bind', '127.0.0.1'];
    const child = spawn('redis-server', [...places, '--save', '', '--appendonly', 'no']);
    this.child = child;
    await new Promise<void>((resolve, reject) => {
      child.once('error', reject);
      child.once('exit', (code) => reject(new Error(`redis-server ended with ${code}`)));
      child.stdout.on('data', (chunk: Buffer) => {
        if (chunk.includes('Ready to accept')) resolve();
      });
    });
  }

  async flush(): Promise<void> {
    const client = new Redis(this.url);
    await client.flushall();
    client.disconnect();
  }

  /** kill -9, and waits until it is gone. */
  async kill(): Promise<void> {
    const { child } = this;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, 'exit');
    child.kill('SIGKILL');
    await gone;
  }
}
