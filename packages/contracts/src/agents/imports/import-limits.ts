export const MAX_IMPORT_ROWS = 5000;
/** Bytes of the file. */
export const MAX_IMPORT_BYTES = 10 * 1024 * 1024;
export const MAX_IMPORT_COLUMNS = 500;
export const HOUSEHOLDS_PER_CALL = 50;
export const IMPORT_UNDO_DAYS = 30;
