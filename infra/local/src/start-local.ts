import { readSettings, type LocalChoices } from './env.js';
import { Launch } from './launch.js';
import type { Local, Step } from './local.js';

export type { Local, PartName, Step } from './local.js';
export { countPortsFrom } from './ports.js';

export interface StartChoices extends LocalChoices {
  step?: Step;
  say?: (line: string) => void;
  /** Aborting ends what was started, also in the middle of the start. */
  signal?: AbortSignal;
}

/**
 * Starts the whole product from its built parts and resolves when it is ready. When a step fails, all that had been
 * started is ended before this rejects.
 */
export async function startLocal(choices: StartChoices = {}): Promise<Local> {
  const launch = new Launch(readSettings(choices), {
    step: choices.step ?? ((_, work) => work()),
    say: choices.say ?? (() => undefined),
    signal: choices.signal ?? new AbortController().signal,
  });
  try {
    await launch.start();
    return launch;
  } catch (error) {
    await launch.stop();
    throw error;
  }
}
