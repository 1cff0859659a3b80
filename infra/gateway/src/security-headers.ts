export interface HeaderOptions {
  /** Origin of the embedded demo video; undefined embeds nothing. */
  videoOrigin?: string | undefined;
  /** Origin of the analytics script, which is also where it reports to; never on pages whose address carries a token. */
  analyticsOrigin?: string | undefined;
  /** Origins of remotes served by a development server; they alone relax the policy. */
  devOrigins?: readonly string[];
  /** The address carries a token. */
  token?: boolean;
}

const list = (...sources: (string | undefined)[]): string => sources.filter(Boolean).join(' ');

export function writeContentSecurityPolicy({
  videoOrigin,
  analyticsOrigin,
  devOrigins = [],
  token = false,
}: HeaderOptions): string {
  const dev = devOrigins.join(' ');
  const analytics = token ? undefined : analyticsOrigin;
  const sockets = devOrigins.map((origin) => origin.replace(/^http/, 'ws')).join(' ');
  return [
    list("default-src 'self'", dev),
    list("script-src 'self'", analytics, dev, dev && "'unsafe-eval'"),
    "worker-src 'self'",
    list("style-src 'self'", dev, dev && "'unsafe-inline'"),
    list("img-src 'self' data:", dev),
    list("media-src 'self'", dev),
    list("connect-src 'self'", analytics, dev, sockets),
    `frame-src ${videoOrigin ?? "'none'"}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** The policy with one more source of style; where all of them are allowed, it would forbid the others. */
export const allowStyle = (policy: string, source: string): string =>
  policy.replace(/style-src [^;]*/, (sources) =>
    sources.includes("'unsafe-inline'") ? sources : `${sources} '${source}'`,
  );

/**
 * The headers of a script, a sheet or a font, which a page loads and nobody opens: a policy applies to documents and
 * workers only, and two dozen files of a page would carry it for nothing.
 */
export const partHeaders: Readonly<Record<string, string>> = { 'x-content-type-options': 'nosniff' };

/** No page uses any of these. */
const unused = [
  'accelerometer',
  'browsing-topics',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
];

/** The headers of every other answer, whoever made it. */
export function buildSecurityHeaders(options: HeaderOptions): Record<string, string> {
  return {
    'content-security-policy': writeContentSecurityPolicy(options),
    'strict-transport-security': 'max-age=31536000; includeSubDomains',
    'x-content-type-options': 'nosniff',
    'referrer-policy': options.token ? 'no-referrer' : 'strict-origin-when-cross-origin',
    'permissions-policy': unused.map((feature) => `${feature}=()`).join(', '),
    'cross-origin-opener-policy': 'same-origin',
  };
}
