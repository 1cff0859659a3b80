import type { AppStore } from '@landsea/web-kit';
import type { PageDefinition, RemoteModule } from '@landsea/web-kit/pages';

export interface SitePart {
  pages: readonly PageDefinition[];
  /** The remote of the pages, with this variant of each page that has it; undefined for pages of the shell. */
  remote?: (variant: string) => RemoteModule;
  /** Puts into the store what a page asks first. */
  prepareStore?: (store: AppStore, path: string, variant: string) => Promise<void>;
}
