import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { readInheritedEnv } from './env.js';
import type { Figure } from './figures.js';

const startScript = fileURLToPath(new URL('../../local/start.mjs', import.meta.url));

/** `npm start` on a state that was started before, until it prints that it is ready. */
export async function measureWarmStart(portBase: number, home: string): Promise<Figure[]> {
  const started = performance.now();
  const child = spawn(process.execPath, [startScript], {
    env: { ...readInheritedEnv(), PORT_BASE: String(portBase), LANDSEA_HOME: home },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  const ready = await new Promise<number>((resolve, reject) => {
    child.stdout.on('data', (chunk: Buffer) => {
      if (chunk.includes('Landsea is ready')) resolve(performance.now());
    });
    child.once('exit', (code) => reject(new Error(`npm start ended with ${code}`)));
  });
  child.kill('SIGTERM');
  await ended;
  return [{ name: 'npm start, warm, until ready', value: (ready - started) / 1000, unit: 's' }];
}
