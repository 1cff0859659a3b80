import type { UploadPurpose } from '@landsea/contracts/trip';

const folders: Record<UploadPurpose, string> = {
  receipt: 'receipts',
  photo: 'photos',
  attachment: 'attachments',
};

/** Where the file of an id lies in the store. */
export const fileKey = (purpose: UploadPurpose, id: string): string => `${folders[purpose]}/${id}`;

/** Where its small picture lies. */
export const thumbnailKey = (key: string): string => `${key}-thumbnail`;
