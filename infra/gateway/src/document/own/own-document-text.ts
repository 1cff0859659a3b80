import {
  DOCUMENT_DATA_ID,
  REMOTE_MARK,
  type DrawnDocument,
  type OwnDocumentData,
} from '@landsea/contracts/core';
import { writeDataBlock } from '../data-block.js';
import { escapeText, putBetween } from '../document-text.js';

const escapeAttribute = (text: string): string => escapeText(text).replaceAll('"', '&quot;');

const headOf = ({ title, icon, rules }: Pick<DrawnDocument, 'title' | 'icon' | 'rules'>): string =>
  [
    `<title>${escapeText(title)}</title>`,
    `<link rel="icon" href="${escapeAttribute(icon ?? '/favicon.svg')}">`,
    rules && `<style>${rules}</style>`,
  ].join('');

export interface OwnDocumentParts {
  template: string;
  /** Address of the folder of the build. */
  address: string;
  data: OwnDocumentData;
  /** Undefined for a page that its scripts draw. */
  drawn: DrawnDocument | undefined;
}

const undrawn = { title: 'Your offer', icon: null, rules: '' };

export function ownDocumentText({ template, address, data, drawn }: OwnDocumentParts): string {
  const own = template.replaceAll(REMOTE_MARK, address);
  const withHead = putBetween(own, 'head', headOf(drawn ?? undrawn));
  const withRoot = putBetween(withHead, 'root', drawn?.body ?? '');
  const marked = drawn ? withRoot.replace('<div id="root"', '<div id="root" data-drawn="1"') : withRoot;
  return marked.replace('<!-- document:data -->', () => writeDataBlock(DOCUMENT_DATA_ID, data));
}
