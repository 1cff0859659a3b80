const CONNECTION_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  '57P01',
  '57P02',
  '57P03',
  '53300',
  '57014',
  '55P03',
  '40P01',
]);
/** The last two are TypeORM's, for a connection that broke within a transaction. */
const CONNECTION_TEXT =
  /Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Driver not Connected|not established|runner was already released|Query runner already released/i;

const textOf = (source: object, key: 'code' | 'message' | 'constraint'): string =>
  key in source ? String((source as Record<typeof key, unknown>)[key]) : '';

/** False for an error of the query itself. */
export function isUnavailable(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  const code = textOf(error, 'code');
  if (CONNECTION_CODES.has(code) || code.startsWith('08')) return true;
  if ('errors' in error && Array.isArray(error.errors) && error.errors.some(isUnavailable)) return true;
  return CONNECTION_TEXT.test(textOf(error, 'message'));
}

/** Postgres' code (`23505` unique, `23503` foreign key), else undefined. */
export function findConstraintViolation(error: unknown): { code: string; constraint: string } | undefined {
  if (typeof error !== 'object' || error === null) return undefined;
  const source: unknown = 'driverError' in error ? error.driverError : error;
  if (typeof source !== 'object' || source === null) return undefined;
  const code = textOf(source, 'code');
  return code.startsWith('23') ? { code, constraint: textOf(source, 'constraint') } : undefined;
}
