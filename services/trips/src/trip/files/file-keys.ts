import type { UploadPurpose } from '@landsea/contracts/trip';

const folders: Record<UploadPurpose, string> = {
  receipt: 'receipts',
  photo: 'photos',
  attachment: 'attachments',
};

export const fileKey = (purpose: UploadPurpose, id: string): string => `${folders[purpose]}/${id}`;

export const thumbnailKey = (key: string): string => `${key}-thumbnail`;
