import { PrerenderedPage, RemoteName, sessionCookieNames } from '@landsea/contracts/core';
import { KEEP_HEADER, LATE_FILES_HEADER } from '@landsea/contracts/offline';
import { pickRemotes } from '@landsea/rules/releases';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { LiveList } from '../live-list.js';
import { listDataPreloads } from './data-preloads.js';
import { choosePageVariant } from '../visitor/page-variant.js';
import { writeDocumentText } from './document-text.js';
import { EncodedText } from './encoded-text.js';
import { findPageAt, type FoundPage } from './page-paths.js';
import { listLateFileAddresses, listPageFileAddresses } from './preloads.js';
import { findOwnDocument, OwnDocumentWriter, type OwnDocumentOptions } from './own/own-documents.js';
import { FirstScreenWriter, type FirstScreenOptions } from './first/first-screens.js';
import { isUnlisted, writeRobotsText, writeSecurityText, writeSitemapText } from './search-engines.js';
import { loadSite, type LiveSite, type SiteSource } from './site.js';

/** A failure is not kept. Everything is forgotten when it becomes too much. */
function keepByKey<T>(
  all: Map<string, Promise<T>>,
  most: number,
  key: string,
  make: () => Promise<T>,
): Promise<T> {
  const known = all.get(key);
  if (known) return known;
  if (all.size >= most) all.clear();
  const made = make();
  all.set(key, made);
  made.catch(() => all.delete(key));
  return made;
}

export interface DocumentOptions extends OwnDocumentOptions, FirstScreenOptions {
  /** The origin that search engines should keep; the request's own without it. */
  publicOrigin?: string | undefined;
  /** The header in which a proxy in front names the visitor's country, in small letters; none is believed without it. */
  countryHeader?: string | undefined;
  /** `mailto:` or https address for reports of security holes. */
  securityContact?: string | undefined;
  /** Names the prices on sale; unknown without it. */
  saleVersion?: (() => Promise<string | undefined>) | undefined;
}

export interface DocumentVisit {
  source: SiteSource & {
    /** Another one for another build of the shell. */
    key: string;
  };
  live: LiveList;
  /** True when builds change without a release: nothing is kept then, and the shell asks for the list. */
  isDevelopment: boolean;
}

interface KeptSite {
  site: LiveSite;
  written: Map<string, Promise<EncodedText>>;
}

/** More than the product has pages; names of hosts that somebody makes up must not fill the memory. */
const mostWritten = 500;
/** One for each group of visitors who get other candidates. */
const mostSites = 20;

const hasCandidateOf = ({ list }: LiveList, { page }: FoundPage): boolean =>
  page.owner !== 'shell' && list.remotes[page.owner]?.candidate !== undefined;

const hasSession = ({ headers }: FastifyRequest): boolean =>
  sessionCookieNames.some((name) => headers.cookie?.includes(`${name}=`));

export class DocumentWriter {
  private readonly sites = new Map<string, Promise<KeptSite>>();

  private readonly ownDocuments: OwnDocumentWriter;

  private readonly firstScreens: FirstScreenWriter;

  constructor(private readonly options: DocumentOptions) {
    this.ownDocuments = new OwnDocumentWriter(options);
    this.firstScreens = new FirstScreenWriter(options);
  }

  /** @throws NotBuilt without a shell, DamagedBuild when a file is not as it was released. */
  async send(reply: FastifyReply, path: string, visit: DocumentVisit): Promise<FastifyReply> {
    const { request } = reply;
    const { site, written } = await this.siteOf(visit);
    const found = findPageAt(site.pages, path);
    // Somebody who may be signed in must not see for a moment what a visitor sees.
    const isVisitor = !hasSession(request);
    const own = findOwnDocument(site, found);
    if (found && own && (await this.ownDocuments.send(reply, site, found, own, isVisitor))) return reply;
    const { countryHeader } = this.options;
    const isTried = found !== undefined && hasCandidateOf(visit.live, found);
    const choice = found && choosePageVariant(site, found, request, { countryHeader, isTried });
    const isOne = found && !isVisitor && !choice;
    if (isOne && (await this.firstScreens.send(reply, path, site, found))) return reply;
    const address = found && addressOf(found, request);
    const html = isVisitor && found ? prerenderedAt(site, found, address) : undefined;
    const variant = choice?.variant ?? (html && (await this.versionOnSale(html))) ?? 'default';
    // Only a page that is HTML already names the origin.
    const origin = html && this.originOf(request);
    const key = [found?.page.owner, html ? address : found?.page.path, variant, isVisitor, origin].join(' ');
    const text = await keepByKey(written, mostWritten, key, () =>
      write({ site, found, variant, isVisitor, html, origin }),
    );
    const link = listDataPreloads(site, found, request.headers.cookie);
    if (link) reply.header('link', link);
    if (found && request.headers[KEEP_HEADER]) {
      const late = listLateFileAddresses(site, found.page, variant);
      if (late.length > 0) reply.header(LATE_FILES_HEADER, late.join(','));
    }
    reply.type('text/html; charset=utf-8').header('cache-control', choice ? 'private, no-cache' : 'no-cache');
    // The shell draws the page for what is missing. A build that publishes no pages does not say what is.
    if ((!found || found.page.isLinkOnly) && site.pages.length > 0) reply.code(404);
    if (isUnlisted(path, found)) reply.header('x-robots-tag', 'noindex');
    for (const cookie of choice?.cookies ?? []) reply.header('set-cookie', cookie);
    return text.send(reply);
  }

  sendRobots(reply: FastifyReply): FastifyReply {
    return reply
      .headers({ 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-cache' })
      .send(writeRobotsText(this.originOf(reply.request)));
  }

  /** False without an address to report to. */
  sendSecurityText(reply: FastifyReply): boolean {
    const { securityContact } = this.options;
    if (!securityContact) return false;
    reply
      .headers({ 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-cache' })
      .send(writeSecurityText(this.originOf(reply.request), securityContact, new Date()));
    return true;
  }

  /** @throws NotBuilt without a shell, DamagedBuild when a file is not as it was released. */
  async sendSitemap(reply: FastifyReply, visit: DocumentVisit): Promise<FastifyReply> {
    const { site } = await this.siteOf(visit);
    // Pages of the shell are ways in, which nobody looks for in a search engine.
    const paths = RemoteName.options.flatMap((name) => site.builds[name]?.sitemap ?? []);
    return reply
      .headers({ 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'no-cache' })
      .send(writeSitemapText(this.originOf(reply.request), paths));
  }

  /** A page may be HTML once for each way to sell. */
  private async versionOnSale(html: HtmlFiles): Promise<string | undefined> {
    if (!Object.keys(html).some((variant) => variant.startsWith('sale-'))) return undefined;
    const version = await this.options.saleVersion?.();
    return version !== undefined && version in html ? version : undefined;
  }

  private originOf({ protocol, host }: FastifyRequest): string {
    return this.options.publicOrigin ?? `${protocol}://${host}`;
  }

  /** Read anew once the list or the shell's page was replaced, or a build was damaged. */
  private async siteOf({ source, live, isDevelopment }: DocumentVisit): Promise<KeptSite> {
    const { candidates = [], signatures } = live.signed;
    const list = [live.list.version, ...signatures.map(({ value }) => value), ...candidates];
    const key = [source.key, ...list, ...live.damaged].join(' ');
    if (isDevelopment) this.sites.clear();
    return keepByKey(this.sites, mostSites, key, async () => {
      const picked = pickRemotes(live.list, { candidates, failed: live.damaged });
      const remotes = { ...picked, ...live.signed.development };
      const site = await loadSite(source, remotes, isDevelopment ? undefined : live.signed);
      return { site, written: new Map() };
    });
  }
}

/** Pages of the shell look at their query when they are first drawn, those of remotes only after that. */
const addressOf = ({ page }: FoundPage, { url }: FastifyRequest): string => {
  const query = url.split('?')[1];
  return page.owner === 'shell' && query ? `${page.path}?${query}` : page.path;
};

type HtmlFiles = Readonly<Record<string, string>>;

const prerenderedAt = (site: LiveSite, { page }: FoundPage, address = page.path): HtmlFiles | undefined =>
  site.builds[page.owner]?.prerendered[address];

interface Written {
  site: LiveSite;
  found: FoundPage | undefined;
  variant: string;
  isVisitor: boolean;
  /** The files of a page that is sent as HTML, and its origin; undefined for one that the scripts draw. */
  html: HtmlFiles | undefined;
  origin: string | undefined;
}

async function write({ site, found, variant, isVisitor, html, origin }: Written): Promise<EncodedText> {
  const build = found && site.builds[found.page.owner];
  const file = html?.[variant] ?? html?.['default'];
  const text = build && file ? await build.read(`prerendered/${file}`) : undefined;
  const page = text === undefined ? undefined : PrerenderedPage.parse(JSON.parse(text));
  return new EncodedText(
    writeDocumentText({
      files: listPageFileAddresses(site, found?.page, variant),
      site,
      isVisitor,
      prerendered:
        page && build && origin !== undefined ? { page, remoteAddress: build.address, origin } : undefined,
    }),
  );
}
