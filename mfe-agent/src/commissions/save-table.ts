import { saveFile } from '@landsea/web-kit/downloads';

export const saveTable = (name: string, table: string): void =>
  saveFile(new Blob([table], { type: 'text/csv' }), name);
