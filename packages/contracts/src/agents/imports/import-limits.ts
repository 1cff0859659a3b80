export const MAX_IMPORT_ROWS = 5000;
/** Bytes of the file. */
export const MAX_IMPORT_BYTES = 10 * 1024 * 1024;
export const MAX_IMPORT_COLUMNS = 500;
export const HOUSEHOLDS_PER_CALL = 25;
/** A service answers an import with as many households in any case. */
export const MAX_IMPORT_HOUSEHOLDS = 5000;
/** Days. */
export const IMPORT_UNDO_DAYS = 30;
