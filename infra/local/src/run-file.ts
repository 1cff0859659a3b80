import { readFile, rm, writeFile } from 'node:fs/promises';
import { waitUntilGone, isRunning, getMark, type ProcessMark } from './process-identity.js';

interface RunRecord {
  launcher: ProcessMark;
  origin: string;
  children: ProcessMark[];
}

const isRecord = (value: unknown): value is RunRecord =>
  typeof value === 'object' && value !== null && 'launcher' in value && 'children' in value;

async function readRecord(file: string): Promise<RunRecord | undefined> {
  const text = await readFile(file, 'utf8').catch(() => undefined);
  try {
    const value: unknown = text === undefined ? undefined : JSON.parse(text);
    return isRecord(value) ? value : undefined;
  } catch {
    return undefined; // cut off by a kill: as good as none
  }
}

/** Finds the process that runs on this LANDSEA_HOME. */
export async function findRunning(file: string): Promise<{ pid: number; origin: string } | undefined> {
  const record = await readRecord(file);
  if (!record || !(await isRunning(record.launcher))) return undefined;
  return { pid: record.launcher.pid, origin: record.origin };
}

/** Ends what a killed launcher left behind. Children follow their launcher by themselves; this is for those that hang. */
export async function clearLeftovers(file: string): Promise<void> {
  const record = await readRecord(file);
  for (const child of record?.children ?? []) {
    if (await waitUntilGone(child, 6_000)) continue;
    process.kill(child.pid, 'SIGKILL');
    await waitUntilGone(child, 2_000);
  }
  await rm(file, { force: true });
}

export class RunFile {
  private children: ProcessMark[] = [];
  private writing: Promise<void> = Promise.resolve();

  constructor(
    private readonly file: string,
    private readonly origin: string,
  ) {}

  async add(pid: number): Promise<void> {
    const mark = await getMark(pid);
    if (mark) this.children.push(mark);
    this.writing = this.writing.then(() => this.write());
    await this.writing;
  }

  async write(): Promise<void> {
    const launcher = await getMark(process.pid);
    if (!launcher) return;
    const alive = await Promise.all(
      this.children.map(async (child) => ((await isRunning(child)) ? child : undefined)),
    );
    this.children = alive.filter((child) => child !== undefined);
    const record: RunRecord = { launcher, origin: this.origin, children: this.children };
    await writeFile(this.file, JSON.stringify(record));
  }

  async remove(): Promise<void> {
    await this.writing;
    await rm(this.file, { force: true });
  }
}
