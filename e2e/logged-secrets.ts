import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { cards, somebody } from './journey.js';

/** Fields that must be in no log, with any value. */
const shapes: readonly RegExp[] = [
  /landsea_sid=[\w-]{20,}/,
  /landsea_device=[\w-]{20,}/,
  /\bBearer\s+ey[\w-]+\./,
  /[?&](?:token|code|claim)=[\w-]{16,}/,
  /\b(?:sk|whsec)_(?:test_|live_)?[0-9a-f]{16,}/,
  /\$argon2id\$/,
  /postgres:\/\/\w+:(?!\[redacted\])[^@\s]+@/,
];

/** The secrets of this run: those that the tests typed, and those that the product was started with. */
async function valuesOf(home: string): Promise<string[]> {
  const made = JSON.parse(await readFile(join(home, 'secrets.json'), 'utf8')) as Record<string, string>;
  const typed = [somebody().password, ...Object.values(cards)];
  return [...Object.values(made), ...typed, ...Object.values(cards).map((card) => card.replaceAll(' ', ''))];
}

/** @returns a line for each secret of the run that was written to a log, with the part that wrote it. */
export async function loggedSecrets(home: string): Promise<string[]> {
  const values = await valuesOf(home);
  const folder = join(home, 'logs');
  const found: string[] = [];
  for (const file of await readdir(folder)) {
    const lines = (await readFile(join(folder, file), 'utf8')).split('\n');
    for (const [index, line] of lines.entries()) {
      const known = values.some((value) => line.includes(value)) ? 'a secret of this run' : undefined;
      const shape = known ?? shapes.find((pattern) => pattern.test(line))?.source;
      if (shape) found.push(`${file}:${index + 1} holds ${shape}`);
    }
  }
  return found;
}
