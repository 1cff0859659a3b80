interface DatabaseAddresses {
  DATABASE_URL: string;
  DATABASE_DIRECT_URL?: string | undefined;
}

/** The address of Postgres itself: a pooler that shares connections by transaction can neither LISTEN nor hold a session's lock. */
export const getDirectDatabaseUrl = ({ DATABASE_URL, DATABASE_DIRECT_URL }: DatabaseAddresses): string =>
  DATABASE_DIRECT_URL ?? DATABASE_URL;
