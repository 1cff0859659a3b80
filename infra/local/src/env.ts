import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The checkout: this file is infra/local/{src,dist}/env. */
export const root = resolve(fileURLToPath(new URL('../../..', import.meta.url)));

/** The variables that programs of the machine need, without any setting of the product. */
export function readMachineEnv({ PATH, HOME, TMPDIR }: NodeJS.ProcessEnv = process.env): NodeJS.ProcessEnv {
  return { PATH, HOME, TMPDIR };
}

export interface LocalSettings {
  portBase: number;
  home: string;
  /** The children inherit these; a variable that is set replaces a stand-in by the real part. */
  env: NodeJS.ProcessEnv;
  /** False for callers that need the services alone: they start sooner. */
  frontEnds: boolean;
  /** True when no state outlives the run: the database then does not wait for the disk. */
  throwaway: boolean;
}

export interface LocalChoices {
  portBase?: number;
  home?: string;
  env?: Record<string, string>;
  frontEnds?: boolean;
  throwaway?: boolean;
}

function readPortBase(value: string | undefined): number {
  const port = Number(value || 4300);
  if (Number.isInteger(port) && port >= 1024 && port <= 65_515) return port;
  throw new Error(
    `PORT_BASE=${value} is not usable: expected a port from 1024 to 65515, with the 19 above it free`,
  );
}

/** Settings from the environment; what a caller chooses wins. */
export function readSettings(
  choices: LocalChoices = {},
  source: NodeJS.ProcessEnv = process.env,
): LocalSettings {
  const env = { ...source, ...choices.env };
  return {
    portBase: choices.portBase ?? readPortBase(env.PORT_BASE),
    home: resolve(choices.home ?? (env.LANDSEA_HOME || join(root, '.landsea'))),
    env,
    frontEnds: choices.frontEnds ?? true,
    throwaway: choices.throwaway ?? false,
  };
}
