/** The server that the run's tests share; set by the kit's jest globalSetup. */
export function testPostgresUrl(): string {
  const url = process.env['LANDSEA_TEST_POSTGRES_URL'];
  if (!url)
    throw new Error(
      "no test Postgres: the jest config needs the kit's globalSetup (see packages/nest-kit/README.md)",
    );
  return url;
}

/** Tells one run's databases from another's on the same server. */
export const testRunId = (): string => process.env['LANDSEA_TEST_RUN_ID'] ?? 'run';
