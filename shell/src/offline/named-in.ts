const isLoaded = (tag: string): boolean =>
  tag.startsWith('<script') || /\brel="(?:preload|stylesheet)"/.test(tag);

const filesIn = (html: string): string[] =>
  [...html.matchAll(/<(?:link|script)\b[^>]*>/g)].flatMap(([tag]) =>
    isLoaded(tag) ? (/\b(?:href|src)="([^"]+)"/.exec(tag)?.[1] ?? []) : [],
  );

const callsIn = (link: string | null): string[] =>
  [...(link ?? '').matchAll(/<(\/api\/[^>]+)>/g)].flatMap(([, address]) => address ?? []);

/** The gateway's HTML names the files that a page loads first, and its Link header the first API calls. */
export const listNamedFiles = (html: string, link: string | null): string[] => [
  ...filesIn(html),
  ...callsIn(link),
];
