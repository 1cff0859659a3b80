import type { UploadPurpose } from '@landsea/rules/trip';

const folders: Record<UploadPurpose, string> = {
  receipt: 'receipts',
  photo: 'photos',
  attachment: 'attachments',
  brand: 'brands',
  cover: 'covers',
  document: 'documents',
  quote: 'quotes',
};

export const toFileKey = (purpose: UploadPurpose, id: string): string => `${folders[purpose]}/${id}`;

export const toThumbnailKey = (key: string): string => `${key}-thumbnail`;

/** The sweep of files finds these providers, so that no named file is removed. */
export abstract class NamesFiles {
  abstract readonly column: FileColumn;
}

export interface FileColumn {
  entity: new () => object;
  column: string;
  purpose: UploadPurpose;
  holds: 'key' | 'id';
}
