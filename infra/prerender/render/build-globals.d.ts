import type { PublishedPages, RemoteName } from '@landsea/contracts/core';

declare global {
  /** The pages of every remote, written in by the build. */
  const PUBLISHED_PAGES: Record<RemoteName, PublishedPages>;
}
