import { randomBytes } from 'node:crypto';
import { WHO_CALL, type DrawnScreen, type FirstCall } from '@landsea/contracts/core';
import { KEEP_HEADER } from '@landsea/contracts/offline';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { allowStyle } from '../../security-headers.js';
import { listDataCalls } from '../data-preloads.js';
import { sendInParts } from '../encoded-text.js';
import type { FoundPage } from '../page-paths.js';
import { listPageFileAddresses } from '../preloads.js';
import type { LiveSite } from '../site.js';
import type { FirstAsker } from './ask-first.js';
import { FirstScreenViews, ownFirstScreen, type KnownView } from './first-screen-view.js';
import { writeFirstHead, writeFirstRest } from './first-screen-text.js';

export interface FirstScreenOptions {
  /** Without it the scripts draw every page of a signed-in person. */
  askFirst?: FirstAsker | undefined;
  firstScreenFolder?: string | undefined;
}

const POLICY = 'content-security-policy';

/**
 * Screens that are asked for and drawn at a time. One more gets the page of the scripts: each costs the services ten
 * calls, and everybody’s documents wait while it is drawn.
 */
const MOST_AT_ONCE = 8;

/** True when a person opens a page, and not when a worker keeps it or a browser fetches it for later. */
const isOpening = ({ method, headers, url }: FastifyRequest): boolean =>
  method === 'GET' &&
  headers['sec-fetch-mode'] === 'navigate' &&
  headers['sec-fetch-dest'] === 'document' &&
  headers['sec-purpose'] === undefined &&
  headers['save-data'] === undefined &&
  headers[KEEP_HEADER] === undefined &&
  !url.includes('?');

const isPhone = ({ headers }: FastifyRequest): boolean =>
  headers['sec-ch-ua-mobile'] === '?1' || /\bMobi/.test(headers['user-agent'] ?? '');

interface Planned extends KnownView {
  calls: readonly FirstCall[];
  tripId: string;
}

/** Pages of a signed-in person with what they show first as HTML, for this person alone. */
export class FirstScreenWriter {
  private readonly views: FirstScreenViews;
  private running = 0;

  constructor(private readonly options: FirstScreenOptions) {
    this.views = new FirstScreenViews(options.firstScreenFolder ?? ownFirstScreen);
  }

  /**
   * The head goes out at once, and the rest once the answers are there: without them it is what the scripts draw the page
   * into.
   *
   * @returns false for a page that is not drawn here.
   */
  async send(reply: FastifyReply, path: string, site: LiveSite, found: FoundPage): Promise<boolean> {
    const { request } = reply;
    const planned = await this.plan(request, site, found);
    if (!planned || this.running >= MOST_AT_ONCE) return false;
    const nonce = randomBytes(16).toString('base64');
    const policy = allowStyle(String(reply.getHeader(POLICY)), `nonce-${nonce}`);
    reply.type('text/html; charset=utf-8').headers({
      [POLICY]: policy,
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
    });
    const head = writeFirstHead({ site, files: listPageFileAddresses(site, found.page), font: planned.font });
    const calls = listDataCalls(site, found, request.headers.cookie);
    const write = (screen: DrawnScreen | undefined): string => writeFirstRest({ site, screen, nonce, calls });
    this.running += 1;
    const rest = this.draw(reply, path, found, planned)
      .then(write)
      .catch(() => write(undefined))
      .finally(() => (this.running -= 1));
    sendInParts(reply, head, rest);
    return true;
  }

  private async plan(
    request: FastifyRequest,
    site: LiveSite,
    { page, params }: FoundPage,
  ): Promise<Planned | undefined> {
    const tripId = params['tripId'];
    if (page.owner !== 'family' || tripId === undefined || !isOpening(request)) return undefined;
    if (!this.options.askFirst?.isWorthIt()) return undefined;
    const known = await this.views.find(site);
    const calls = known?.view.listCalls(page.name, tripId) ?? [];
    return known && calls.length > 0 ? { ...known, calls, tripId } : undefined;
  }

  private async draw(
    reply: FastifyReply,
    path: string,
    { page }: FoundPage,
    { view, calls, tripId }: Planned,
  ): Promise<DrawnScreen | undefined> {
    const answers = await this.options.askFirst?.ask(calls, reply);
    if (!answers?.has(WHO_CALL)) return undefined;
    return view.draw({ page: page.name, path, tripId, isPhone: isPhone(reply.request), answers });
  }
}
