import * as z from 'zod/mini';

/** Paths in the build. `view` is the SHA-256, in base64, of the module that draws the page on a server. */
export const OwnDocument = z.object({ html: z.string(), files: z.array(z.string()), view: z.string() });
export type OwnDocument = z.infer<typeof OwnDocument>;

/** `documents.json` of a build: pages that need no shell, by name. */
export const OwnDocuments = z.record(z.string(), OwnDocument);
export type OwnDocuments = z.infer<typeof OwnDocuments>;

/** `body` is JSON as the service sent it. */
export interface OpeningAnswer {
  status: number;
  body: unknown;
}

/** Everything that a document is drawn from, on the server and in the browser. */
export interface OwnDocumentData {
  /** Null where the address has no token: the tab may know it. */
  answer: OpeningAnswer | null;
  isVisitor: boolean;
}

export interface DrawnDocument {
  title: string;
  /** Address of the icon; null for the product’s own. */
  icon: string | null;
  /** A style sheet, or empty. */
  rules: string;
  /** The content of `#root`. */
  body: string;
}

/** The module that {@link OwnDocument.view} names. */
export interface DocumentView {
  draw: (data: OwnDocumentData) => DrawnDocument;
}

export const DOCUMENT_DATA_ID = 'document-data';
