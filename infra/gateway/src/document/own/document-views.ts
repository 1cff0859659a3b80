import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { join } from 'node:path';
import type { DocumentView } from '@landsea/contracts/core';

interface KnownView {
  hash: string;
  view: DocumentView;
}

/** Written by the gateway's build. */
export const ownViews = fileURLToPath(new URL('../../views', import.meta.url));

/** The code that draws documents: what came with the gateway, and never what lies in the store of releases. */
export class DocumentViews {
  private readonly known = new Map<string, Promise<KnownView | undefined>>();

  /** @param pages whose code is loaded at once, so that no visitor waits for it. */
  constructor(
    private readonly folder: string,
    pages: readonly string[],
  ) {
    // Pages that cannot be drawn here are drawn by their scripts.
    for (const page of pages)
      this.known.set(
        page,
        this.load(page).catch(() => undefined),
      );
  }

  /** Undefined where the code that a build wants is not the gateway's: the page is drawn by its scripts then. */
  async find(page: string, hash: string): Promise<DocumentView | undefined> {
    const known = await this.known.get(page);
    return known?.hash === hash ? known.view : undefined;
  }

  private async load(page: string): Promise<KnownView | undefined> {
    const file = join(this.folder, `${page.toLowerCase()}.mjs`);
    const code = await readFile(file).catch(() => undefined);
    if (!code) return undefined;
    const view = (await import(pathToFileURL(file).href)) as DocumentView;
    return { hash: createHash('sha256').update(code).digest('base64'), view };
  }
}
