import {
  DOCUMENT_DATA_ID,
  REMOTE_MARK,
  type DrawnDocument,
  type OwnDocumentData,
} from '@landsea/contracts/core';
import { writeDataBlock } from '../data-block.js';
import { escapeText, putBetween } from '../document-text.js';
import { withHashes } from '../hashed-elements.js';
import { findIntegrity } from '../preloads.js';
import type { LiveBuild, LiveSite } from '../site.js';

const escapeAttribute = (text: string): string => escapeText(text).replaceAll('"', '&quot;');

const headOf = ({ title, icon, rules }: Pick<DrawnDocument, 'title' | 'icon' | 'rules'>): string =>
  [
    `<title>${escapeText(title)}</title>`,
    `<link rel="icon" href="${escapeAttribute(icon ?? '/favicon.svg')}">`,
    rules && `<style>${rules}</style>`,
  ].join('');

export interface OwnDocumentParts {
  template: string;
  site: LiveSite;
  build: LiveBuild;
  data: OwnDocumentData;
  /** Undefined for a page that its scripts draw. */
  drawn: DrawnDocument | undefined;
}

const undrawn = { title: 'Your offer', icon: null, rules: '' };

const scriptsToCome = /<script type="application\/json" id="scripts-to-come">(.*?)<\/script>/;

/** The template with the addresses of its build, and a hash for each script and sheet. */
const addressFiles = (template: string, site: LiveSite, build: LiveBuild): string => {
  const find = (file: string): string | undefined => findIntegrity(site, file);
  return withHashes(template.replaceAll(REMOTE_MARK, build.address), find).replace(
    scriptsToCome,
    (_, json: string) => {
      const list = JSON.parse(json) as { scripts: string[] };
      const hashes = Object.fromEntries(list.scripts.map((file) => [file, find(file)]));
      return writeDataBlock('scripts-to-come', { ...list, hashes });
    },
  );
};

export function ownDocumentText({ template, site, build, data, drawn }: OwnDocumentParts): string {
  const own = addressFiles(template, site, build);
  const withHead = putBetween(own, 'head', headOf(drawn ?? undrawn));
  const withRoot = putBetween(withHead, 'root', drawn?.body ?? '');
  const marked = drawn ? withRoot.replace('<div id="root"', '<div id="root" data-drawn="1"') : withRoot;
  return marked.replace('<!-- document:data -->', () => writeDataBlock(DOCUMENT_DATA_ID, data));
}
