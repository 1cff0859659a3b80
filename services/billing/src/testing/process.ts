import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const dist = (name: string): string => fileURLToPath(new URL(`../../dist/${name}.js`, import.meta.url));

export interface BilledProcess {
  url: string;
  /** kill -9, and waits until it is gone. */
  kill(): Promise<void>;
  /** SIGTERM; answers the exit code. */
  stop(): Promise<number | null>;
}

const ended = async (child: ChildProcess): Promise<number | null> => {
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  return child.exitCode;
};

/** Runs a process of the built service to its end. */
export async function runBuilt(
  name: 'migrate' | 'seed' | 'replay' | 'compare',
  env: NodeJS.ProcessEnv,
  args: string[] = [],
): Promise<{ code: number | null; output: string }> {
  const child = spawn(process.execPath, [dist(name), ...args], {
    env: { PATH: process.env['PATH'], ...env },
  });
  let output = '';
  child.stdout.on('data', (part: Buffer) => (output += part.toString()));
  child.stderr.on('data', (part: Buffer) => (output += part.toString()));
  return { code: await ended(child), output };
}

/** Starts the built service and waits until it listens. */
export async function startBuilt(env: NodeJS.ProcessEnv): Promise<BilledProcess> {
  const child = spawn(process.execPath, [dist('main')], { env: { PATH: process.env['PATH'], ...env } });
  let output = '';
  const url = await new Promise<string>((resolve, reject) => {
    const read = (part: Buffer): void => {
      output += part.toString();
      const listening = /"message":"listening","url":"([^"]+)"/.exec(output)?.[1];
      if (listening) resolve(listening.replace('[::1]', '127.0.0.1'));
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('exit', () => reject(new Error(`the service ended: ${output}`)));
  });
  return {
    url,
    kill: async () => {
      child.kill('SIGKILL');
      await ended(child);
    },
    stop: () => {
      child.kill('SIGTERM');
      return ended(child);
    },
  };
}
