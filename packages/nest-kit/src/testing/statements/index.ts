import { checkStatements, type StatementsReport, type StatementsSubject } from './check-statements.js';

export { checkStatements };

/**
 * Each statement of a service fits the schema that its migrations make, gives rows of the type that the code says, and
 * gets values that Postgres expects.
 * @param unread the places that cannot be read from the sources, by file. The list only gets shorter.
 */
export function describeStatements(subject: StatementsSubject, unread: Record<string, number>): void {
  let report: StatementsReport;
  beforeAll(async () => {
    report = await checkStatements(subject);
  }, 600_000);

  it('fits the migrated schema and the types in the code', () => {
    expect(report.calls).toBeGreaterThan(0);
    expect(report.findings).toEqual([]);
  });

  it('can be read from the sources, but for a few places', () => {
    expect(report.unread).toEqual(unread);
  });
}
