import { createPublicKey, type KeyObject } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ServiceName } from '@landsea/contracts/messages';
import { z } from 'zod';
import { hashFile, readSealed, unwrapContentKey } from './sealed-files.js';

export const KEY_PART = 'key';
export const MANIFEST_PART = 'manifest';
export const nameDatabasePart = (service: ServiceName): string => `${service}.dump`;

const DumpedDatabase = z.object({
  migrations: z.array(z.string()),
  rows: z.record(z.string(), z.number()),
  sequences: z.record(z.string(), z.string()),
});

const BackupManifest = z.object({
  format: z.literal(1),
  createdAt: z.iso.datetime(),
  databases: z.record(ServiceName, DumpedDatabase),
  /** The part of each file, by its key. */
  files: z.record(z.string(), z.string()),
  /** SHA-256 (hex) of each part as it lies in the folder. */
  checksums: z.record(z.string(), z.string()),
});
export type BackupManifest = z.infer<typeof BackupManifest>;

export interface OpenBackup {
  folder: string;
  key: Buffer;
  manifest: BackupManifest;
}

/** @throws Error when it is for another key, when a part is missing, or when one is not what was written. */
export async function openBackup(folder: string, privateKey: KeyObject): Promise<OpenBackup> {
  const wrapped = await readFile(join(folder, KEY_PART)).catch(() => undefined);
  if (!wrapped) throw new Error(`${folder} is no backup: it has no ${KEY_PART}.`);
  const key = unwrapContentKey(privateKey, wrapped);
  const text = await readSealed(join(folder, MANIFEST_PART), key).catch(() => undefined);
  if (!text) throw new Error(`The manifest of ${folder} is damaged or not complete.`);
  const manifest = BackupManifest.parse(JSON.parse(text.toString()));
  for (const [part, expected] of Object.entries(manifest.checksums)) {
    const found = await hashFile(join(folder, part)).catch(() => undefined);
    if (found !== expected)
      throw new Error(`${part} of ${folder} is ${found ? 'damaged' : 'missing'}: nothing was restored.`);
  }
  return { folder, key, manifest };
}

/** The public half of a key, in PEM, from either half. */
export const derivePublicKey = (pem: string): KeyObject => createPublicKey(pem);
