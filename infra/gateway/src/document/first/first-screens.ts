import { createHash } from 'node:crypto';
import { WHO_CALL } from '@landsea/contracts/core';
import { KEEP_HEADER } from '@landsea/contracts/offline';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { allowStyle } from '../../security-headers.js';
import { EncodedText } from '../encoded-text.js';
import type { FoundPage } from '../page-paths.js';
import { listPageFileAddresses } from '../preloads.js';
import type { LiveSite } from '../site.js';
import type { FirstAsker } from './ask-first.js';
import { FirstScreenViews, ownFirstScreen } from './first-screen-view.js';
import { writeFirstScreenText, type PaintedScreen } from './first-screen-text.js';

export interface FirstScreenOptions {
  /** Without it the scripts draw every page of a signed-in person. */
  askFirst?: FirstAsker | undefined;
  /** The folder with the code that draws these pages. */
  firstScreenFolder?: string | undefined;
}

const POLICY = 'content-security-policy';

const hashOf = (text: string): string => `sha256-${createHash('sha256').update(text).digest('base64')}`;

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

/** Pages of a signed-in person with what they show first as HTML, for this person alone. */
export class FirstScreenWriter {
  private readonly views: FirstScreenViews;

  constructor(private readonly options: FirstScreenOptions) {
    this.views = new FirstScreenViews(options.firstScreenFolder ?? ownFirstScreen);
  }

  /** Undefined where anything is unusual: the scripts draw the page then. */
  async send(
    reply: FastifyReply,
    path: string,
    site: LiveSite,
    found: FoundPage,
  ): Promise<FastifyReply | undefined> {
    const drawn = await this.draw(reply, path, site, found).catch(() => undefined);
    if (!drawn) return undefined;
    if (drawn.rules) reply.header(POLICY, allowStyle(String(reply.getHeader(POLICY)), hashOf(drawn.rules)));
    reply
      .type('text/html; charset=utf-8')
      .headers({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
    const files = listPageFileAddresses(site, found.page);
    return new EncodedText(writeFirstScreenText(files, site, drawn)).send(reply);
  }

  private async draw(
    reply: FastifyReply,
    path: string,
    site: LiveSite,
    { page, params }: FoundPage,
  ): Promise<PaintedScreen | undefined> {
    const tripId = params['tripId'];
    if (page.owner !== 'family' || tripId === undefined || !isOpening(reply.request)) return undefined;
    if (!this.options.askFirst?.isWorthIt()) return undefined;
    const known = await this.views.find(site);
    const calls = known?.view.listCalls(page.name, tripId) ?? [];
    const answers = calls.length > 0 ? await this.options.askFirst.ask(calls, reply) : undefined;
    if (!known || !answers?.has(WHO_CALL)) return undefined;
    const drawn = await known.view.draw({
      page: page.name,
      path,
      tripId,
      isPhone: isPhone(reply.request),
      answers,
    });
    return drawn && { ...drawn, font: known.font };
  }
}
