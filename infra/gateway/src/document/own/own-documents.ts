import { createHash } from 'node:crypto';
import type { DocumentView, DrawnDocument, OwnDocument, OwnDocumentData } from '@landsea/contracts/core';
import type { FastifyReply } from 'fastify';
import { allowStyle } from '../../security-headers.js';
import { EncodedText } from '../encoded-text.js';
import type { FoundPage } from '../page-paths.js';
import type { LiveBuild, LiveSite } from '../site.js';
import { DocumentViews, ownViews } from './document-views.js';
import { ownDocumentPages, type OpenLink } from './open-link.js';
import { ownDocumentText } from './own-document-text.js';

export interface OwnDocumentOptions {
  /** Without it the scripts of the page open the link. */
  openLink?: OpenLink | undefined;
  /** The folder with the code that draws documents. */
  viewsFolder?: string | undefined;
}

interface Found {
  build: LiveBuild;
  document: OwnDocument;
}

/** The document of a page that loads no shell; undefined for every other page. */
export const findOwnDocument = (site: LiveSite, found: FoundPage | undefined): Found | undefined => {
  const build = found && site.builds[found.page.owner];
  const isOwn = found && ownDocumentPages.includes(found.page.name);
  const document = isOwn ? build?.documents[found.page.name] : undefined;
  return build && document && { build, document };
};

/** Undefined where the code fails: the scripts draw it then, or say what is wrong. */
const drawOf = (view: DocumentView, data: OwnDocumentData): DrawnDocument | undefined => {
  try {
    return view.draw(data);
  } catch {
    return undefined;
  }
};

const POLICY = 'content-security-policy';

const hashOf = (text: string): string => `sha256-${createHash('sha256').update(text).digest('base64')}`;

/** Pages that load no shell: what a link leads to is in them as HTML, for its visitor alone. */
export class OwnDocumentWriter {
  private readonly views: DocumentViews;

  constructor(private readonly options: OwnDocumentOptions) {
    this.views = new DocumentViews(options.viewsFolder ?? ownViews, ownDocumentPages);
  }

  /**
   * @returns false where the template is gone, so that the shell shows the page.
   * @throws DamagedBuild when the template is not as it was released.
   */
  async send(
    reply: FastifyReply,
    site: LiveSite,
    { page, params }: FoundPage,
    { build, document }: Found,
    isVisitor: boolean,
  ): Promise<boolean> {
    const template = await build.read(document.html);
    if (template === undefined) return false;
    const token = params['token'];
    const answer = token ? await this.options.openLink?.(page.name, token, reply.request) : undefined;
    const data: OwnDocumentData = { answer: answer ?? null, isVisitor };
    const view = await this.views.find(page.name, document.view);
    const drawn = view && drawOf(view, data);
    if (drawn?.rules) {
      const policy = String(reply.getHeader(POLICY));
      reply.header(POLICY, allowStyle(policy, hashOf(drawn.rules)));
    }
    reply
      .code(page.isLinkOnly ? 404 : 200)
      .type('text/html; charset=utf-8')
      .headers({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
    const text = ownDocumentText({ template, site, build, data, drawn });
    await new EncodedText(text).send(reply);
    return true;
  }
}
