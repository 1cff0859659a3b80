import type { UploadPurpose } from '@landsea/contracts/trip';

/** The column of a table that names a stored file: by its key, or by the id of which the purpose makes the key. */
export interface FileColumn {
  entity: new () => object;
  column: string;
  purpose: UploadPurpose;
  holds: 'key' | 'id';
}
