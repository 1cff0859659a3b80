import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { FirstScreenView, PageFiles } from '@landsea/contracts/core';
import type { LiveSite } from '../site.js';

/** Written by the gateway's build. */
export const ownFirstScreen = fileURLToPath(new URL('../../first-screen', import.meta.url));

const BUILT_FROM = 'built-from.txt';

/** Names the builds of shell and family: the files of both carry hashes in their names. */
export const nameBuilds = (shell: PageFiles | undefined, family: PageFiles | undefined): string =>
  createHash('sha256')
    .update(JSON.stringify([shell, family]))
    .digest('base64url');

export interface KnownView {
  /** Address of the font of headings: painted in another one first, they would be painted larger later. */
  font: string | undefined;
  view: FirstScreenView;
}

interface Known extends KnownView {
  builtFrom: string;
}

async function loadView(folder: string): Promise<Known> {
  const [builtFrom = '', font] = (await readFile(join(folder, BUILT_FROM), 'utf8')).trim().split('\n');
  const view = (await import(pathToFileURL(join(folder, 'view.mjs')).href)) as FirstScreenView;
  return { builtFrom, font, view };
}

/** The code that draws signed-in pages came with the gateway: it never runs what lies in the store of releases. */
export class FirstScreenViews {
  private readonly known: Promise<Known | undefined>;
  private readonly names = new WeakMap<LiveSite, string>();

  constructor(folder: string) {
    // Loaded at once, so that no visitor waits for it. Without it the scripts draw every page.
    this.known = loadView(folder).catch(() => undefined);
  }

  /** Undefined where the live builds are others than the gateway's, whose sheets may lack what was drawn. */
  async find(site: LiveSite): Promise<KnownView | undefined> {
    const known = await this.known;
    return known && known.builtFrom === this.nameOf(site) ? known : undefined;
  }

  private nameOf(site: LiveSite): string {
    const { shell, family } = site.builds;
    const name = this.names.get(site) ?? nameBuilds(shell?.files, family?.files);
    this.names.set(site, name);
    return name;
  }
}
