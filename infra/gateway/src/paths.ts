import { ServiceName } from '@landsea/contracts/messages';

/** `nowhere` is a 404 that no service ever sees. */
export type PathOwner = ServiceName | 'nowhere' | 'manifest' | 'remote' | 'shell';

export interface PathRule {
  path: string;
  /** exact: this path alone; tree: this path and everything below it. */
  match: 'exact' | 'tree';
  owner: PathOwner;
  /** An address that people visit: the page with the words when its service cannot be reached, instead of a JSON answer. */
  whenDown?: string;
}

const signInDown = '/auth?google=unavailable';
const previewCheckoutDown = '/payment-success?preview=1&checkout=unavailable';

/**
 * The one table of what answers where.
 * The most specific rule wins: an exact one before any tree, a longer tree before a shorter one.
 */
export const pathTable: readonly PathRule[] = [
  { path: '/internal', match: 'tree', owner: 'nowhere' },
  { path: '/health', match: 'tree', owner: 'nowhere' },
  { path: '/metrics', match: 'tree', owner: 'nowhere' },

  { path: '/api/auth', match: 'tree', owner: 'identity' },
  { path: '/api/login', match: 'exact', owner: 'identity', whenDown: signInDown },
  { path: '/auth/google', match: 'tree', owner: 'identity', whenDown: signInDown },
  { path: '/api/v1/invitations', match: 'tree', owner: 'identity' },
  { path: '/api/v1/experiments', match: 'tree', owner: 'identity' },
  { path: '/api/v1/release-alarms', match: 'tree', owner: 'identity' },
  { path: '/api/v1/outreach', match: 'tree', owner: 'identity' },
  { path: '/api/docs/identity', match: 'tree', owner: 'identity' },

  { path: '/api/create-trip-checkout', match: 'exact', owner: 'billing' },
  { path: '/api/verify-payment', match: 'exact', owner: 'billing' },
  {
    path: '/api/billing/preview-checkout',
    match: 'tree',
    owner: 'billing',
    whenDown: previewCheckoutDown,
  },
  { path: '/api/billing', match: 'tree', owner: 'billing' },
  { path: '/api/stripe/webhook', match: 'exact', owner: 'billing' },
  { path: '/api/docs/billing', match: 'tree', owner: 'billing' },

  { path: '/api', match: 'tree', owner: 'trips' },

  { path: '/remotes.json', match: 'exact', owner: 'manifest' },
  { path: '/remotes', match: 'tree', owner: 'remote' },
  { path: '/', match: 'tree', owner: 'shell' },
];

const covers = (rule: PathRule, path: string): boolean =>
  path === rule.path ||
  (rule.match === 'tree' && path.startsWith(rule.path.endsWith('/') ? rule.path : `${rule.path}/`));

const specificity = (rule: PathRule): number => rule.path.length + (rule.match === 'exact' ? 10_000 : 0);

const bySpecificity = [...pathTable].sort((a, b) => specificity(b) - specificity(a));

/** The rule for a normalised path (dot segments resolved, no query). */
export function findRule(path: string): PathRule {
  const rule = bySpecificity.find((candidate) => covers(candidate, path));
  if (!rule) throw new Error(`no rule covers ${path}: the table must end in "/"`);
  return rule;
}

/** Pages whose address carries a token: their address must not leave in a Referer. */
export const tokenPages: readonly string[] = [
  '/reset-password',
  '/confirm-email',
  '/verify-email',
  '/invite',
  '/accept-invite',
  '/share',
  '/f',
  '/q',
  '/i',
  '/sign',
  '/newsletter/confirm',
  '/newsletter/unsubscribe',
  '/morning-email/stop',
  '/billing/success',
  '/payment-success',
];

export const carriesToken = (path: string): boolean =>
  tokenPages.some((page) => path === page || path.startsWith(`${page}/`));

/** Build tools put a content hash into these names, so that they never change under one address. */
export const hashedAsset = /\.[0-9a-f]{8,}\.(?:[a-z0-9]+\.)*[a-z0-9]+$/;

/** A part of a page that nobody opens. Workers have no hash in their name, and a picture can be opened as a document. */
export const isPagePart = (path: string): boolean =>
  hashedAsset.test(path) && /\.(?:js|css|woff2)$/.test(path);

/** The service worker, and the one in its place that takes it away. */
export const workerPath = '/sw.js';
export const workerOffPath = '/sw-off.js';

/** Source maps, contracts and lists of files of a build: releases and operators read them, and no browser does. */
export const isBuildRecord = (path: string): boolean =>
  /(?:\.map|\/(?:contracts|files|mf-stats)\.json)(?:\.br|\.gz)?$/i.test(path);

/** A last segment with an extension is a file: when missing it is a 404, never the shell's page. */
export const fileName = /\/[^/]*\.[a-z0-9]{2,11}$/i;

export const isService = (owner: PathOwner): owner is ServiceName =>
  ServiceName.options.some((name) => name === owner);
