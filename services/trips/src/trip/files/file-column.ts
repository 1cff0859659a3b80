import type { UploadPurpose } from '@landsea/contracts/trip';

/** A provider of a slice whose rows name files: the removal of forgotten files finds it, so that no named one is removed. */
export abstract class NamesFiles {
  abstract readonly column: FileColumn;
}

/** The column of a table that names a stored file: by its key, or by the id of which the purpose makes the key. */
export interface FileColumn {
  entity: new () => object;
  column: string;
  purpose: UploadPurpose;
  holds: 'key' | 'id';
}
