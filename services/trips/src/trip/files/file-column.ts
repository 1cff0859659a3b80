import type { UploadPurpose } from '@landsea/rules/trip';

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
