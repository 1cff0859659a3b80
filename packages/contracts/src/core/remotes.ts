import * as z from 'zod/mini';

export const RemoteName = z.enum(['family', 'agent', 'marketing']);
export type RemoteName = z.infer<typeof RemoteName>;

/** A path of a page and who may see it. Paths of the same name show the same page. */
export const PagePath = z.object({
  path: z.string(),
  name: z.string(),
  access: z.enum(['public', 'signed-in', 'trip', 'agent', 'client']),
  /** Kept in the browser of a family, so that it opens without a signal. */
  offline: z.optional(z.boolean()),
  /** The server answers 404 with the document: the page is there only in a tab that came from an address with a token. */
  isLinkOnly: z.optional(z.boolean()),
});
export type PagePath = z.infer<typeof PagePath>;

/** An entry of the shell's navigation. `{tripId}` in the path is the active trip; without one the fallback is used. */
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
  /** What the page offers in a few words, for the More page. */
  text: z.optional(z.string()),
  audience: z.enum(['family', 'agent', 'client']),
  /** One of the five places of the phone's bottom bar; `only` keeps it out of the menus. */
  bottom: z.optional(z.union([z.boolean(), z.literal('only')])),
});
export type NavItem = z.infer<typeof NavItem>;

/** `pages.json` of a remote's build: what the shell needs to know of its pages before it loads the remote. */
export const PublishedPages = z.object({ paths: z.array(PagePath), nav: z.array(NavItem) });
export type PublishedPages = z.infer<typeof PublishedPages>;

/**
 * The build of each remote that one browser gets, and its pages. A remote that was never released is absent. The entry
 * of a released build has a hash, a development server's has none.
 */
export const RemotesManifest = z.partialRecord(
  RemoteName,
  z.object({
    entry: z.string(),
    build: z.string(),
    integrity: z.optional(z.string()),
    pages: PublishedPages,
  }),
);
export type RemotesManifest = z.infer<typeof RemotesManifest>;
