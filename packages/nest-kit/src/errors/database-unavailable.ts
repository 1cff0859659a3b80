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
const CONNECTION_TEXT = /Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Driver not Connected|not established/i;

/** Whether an error says that Postgres (or Redis) could not be reached, rather than that a query was wrong. */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? String(error.code) : '';
  if (CONNECTION_CODES.has(code) || code.startsWith('08')) return true;
  if (error instanceof AggregateError && error.errors.some(isUnavailable)) return true;
  return CONNECTION_TEXT.test(error.message);
}

/** Postgres' code of a broken constraint (`23505` unique, `23503` foreign key, …), else undefined. */
export function constraintViolation(error: unknown): { code: string; constraint: string } | undefined {
  if (!(error instanceof Error)) return undefined;
  const source: unknown = 'driverError' in error ? error.driverError : error;
  if (typeof source !== 'object' || source === null || !('code' in source)) return undefined;
  const code = String(source.code);
  if (!code.startsWith('23')) return undefined;
  return { code, constraint: 'constraint' in source ? String(source.constraint) : '' };
}
