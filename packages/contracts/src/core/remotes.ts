import * as z from 'zod/mini';

export const RemoteName = z.enum(['family', 'agent', 'marketing']);
export type RemoteName = z.infer<typeof RemoteName>;

/** Paths of the same name show the same page. */
export const PagePath = z.object({
  path: z.string(),
  name: z.string(),
  access: z.enum(['public', 'signed-in', 'trip', 'agent', 'client']),
  /** Kept in the browser of a family, so that it opens offline. */
  offline: z.optional(z.boolean()),
  /** The server answers 404 with the document: only a tab that came with a token shows the page. */
  isLinkOnly: z.optional(z.boolean()),
});
export type PagePath = z.infer<typeof PagePath>;

/** `{tripId}` is the active trip; without one the fallback is used. */
export const NavItem = z.object({
  id: z.string(),
  label: z.string(),
  /** A lucide name that the shell knows, in kebab case. */
  icon: z.string(),
  path: z.string(),
  fallback: z.optional(z.string()),
  /** 1: top bar. 2 and 3: its More menu. 4: the More page only. */
  priority: z.literal([1, 2, 3, 4]),
  /** Position among all entries, across areas. */
  order: z.number(),
  text: z.optional(z.string()),
  audience: z.enum(['family', 'agent', 'client']),
  /** `only` keeps it out of the menus. */
  bottom: z.optional(z.union([z.boolean(), z.literal('only')])),
});
export type NavItem = z.infer<typeof NavItem>;

/** `pages.json` of a remote's build. */
export const PublishedPages = z.object({ paths: z.array(PagePath), nav: z.array(NavItem) });
export type PublishedPages = z.infer<typeof PublishedPages>;

export const hashFileName = /^assets\/hashes\.[0-9a-f]{10}\.json$/;

/** The file with the hashes of a build's scripts and sheets: its path in the build, and its own SHA-256. */
export const HashFile = z.object({
  path: z.string().check(z.regex(hashFileName)),
  integrity: z.string(),
});
export type HashFile = z.infer<typeof HashFile>;

/** A remote that was never released is absent. The entry of a released build has a hash. */
export const RemotesManifest = z.partialRecord(
  RemoteName,
  z.object({
    entry: z.string(),
    build: z.string(),
    integrity: z.optional(z.string()),
    hashes: z.optional(HashFile),
    pages: PublishedPages,
  }),
);
export type RemotesManifest = z.infer<typeof RemotesManifest>;

export const LIVE_LIST_ID = 'live-list';
