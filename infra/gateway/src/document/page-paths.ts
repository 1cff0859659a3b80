import type { PagePath, RemoteName } from '@landsea/contracts/core';

export type PageOwner = RemoteName | 'shell';

export interface OwnedPage extends PagePath {
  owner: PageOwner;
}

export interface FoundPage {
  page: OwnedPage;
  params: Readonly<Record<string, string>>;
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

const segmentsOf = (path: string): string[] => path.split('/').filter(Boolean);

/** The parameters of a path that fits a pattern such as `/trip/:tripId/budget`; one named after an id takes a UUID only. */
function match(pattern: string, path: readonly string[]): Record<string, string> | undefined {
  const wanted = segmentsOf(pattern);
  if (wanted.length !== path.length) return undefined;
  const params: Record<string, string> = {};
  for (const [place, segment] of wanted.entries()) {
    const value = path[place] ?? '';
    if (!segment.startsWith(':')) {
      if (segment.toLowerCase() !== value.toLowerCase()) return undefined;
    } else if (segment.endsWith('Id') && !uuid.test(value)) return undefined;
    else params[segment.slice(1)] = value;
  }
  return params;
}

/** The page at a path, chosen as the shell chooses it: the first that fits. */
export function findPageAt(pages: readonly OwnedPage[], path: string): FoundPage | undefined {
  const segments = segmentsOf(path);
  for (const page of pages) {
    const params = match(page.path, segments);
    if (params) return { page, params };
  }
  return undefined;
}
