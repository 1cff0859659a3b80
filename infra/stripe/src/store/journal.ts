import {
  closeSync,
  existsSync,
  fsyncSync,
  ftruncateSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  writeSync,
} from 'node:fs';
import { dirname } from 'node:path';
import type { Change } from './tables.js';

/** Committed changes are written before they are visible. `append` returns only once they are on the disk. */
export interface Journal {
  append(changes: Change[]): void;
  close(): void;
}

export const memoryJournal: Journal = { append: () => undefined, close: () => undefined };

/** The commits of a journal file, oldest first. A last line torn by a crash was never answered, so it is dropped. */
export function readJournal(file: string): Change[][] {
  if (!existsSync(file)) return [];
  const lines = readFileSync(file, 'utf8').split('\n');
  lines.pop();
  return lines.map((line, index) => {
    try {
      return JSON.parse(line) as Change[];
    } catch {
      throw new Error(`${file}: line ${index + 1} is damaged; move the file away to start afresh`);
    }
  });
}

/** Replaces `file` by one commit that holds `snapshot`, then appends to it. */
export function openJournal(file: string, snapshot: Change[]): Journal {
  mkdirSync(dirname(file), { recursive: true });
  const draft = `${file}.tmp`;
  const descriptor = openSync(draft, 'w', 0o600);
  let size = 0;
  const append = (changes: Change[]) => {
    const line = Buffer.from(`${JSON.stringify(changes)}\n`);
    try {
      let written = 0;
      while (written < line.length) written += writeSync(descriptor, line, written, null, size + written);
      fsyncSync(descriptor);
      size += line.length;
    } catch (error) {
      ftruncateSync(descriptor, size);
      throw error;
    }
  };
  append(snapshot);
  renameSync(draft, file);
  syncDirectory(dirname(file));
  return { append, close: () => closeSync(descriptor) };
}

function syncDirectory(path: string): void {
  const descriptor = openSync(path, 'r');
  fsyncSync(descriptor);
  closeSync(descriptor);
}
