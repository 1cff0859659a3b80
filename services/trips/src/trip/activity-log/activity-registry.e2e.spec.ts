import { listColumns } from '@landsea/nest-kit';
import type { TestService } from '@landsea/nest-kit/testing';
import { startTrips } from '../../testing/app.js';
import { ActivityRegistry } from './activity-registry.js';

let service: TestService;
let activities: ActivityRegistry;
beforeAll(async () => {
  service = await startTrips();
  activities = service.app.get(ActivityRegistry, { strict: false });
});
afterAll(() => service.close());

/** Fields of every row that no list of changes shows. */
const own = ['tripId', 'id', 'version', 'createdAt', 'updatedAt', 'deletedAt', 'position'];

describe('what the slices log', () => {
  it('has a name of its own for each kind', () => {
    const names = activities.listKinds().map(({ kind }) => kind);
    expect(names.length).toBeGreaterThan(15);
    expect(new Set(names).size).toBe(names.length);
  });

  it('says of every column of a table what it is called, or that nobody is told', () => {
    const unlabelled = activities.listTables().flatMap(({ table }) =>
      listColumns(table.entity)
        .map(({ propertyName }) => propertyName)
        .filter((property) => !own.includes(property) && !(property in table.labels))
        .map((property) => `${table.kind}: ${property}`),
    );
    expect(unlabelled).toEqual([]);
  });

  it('labels nothing that the table does not have', () => {
    const unknown = activities.listTables().flatMap(({ table }) => {
      const properties = listColumns(table.entity).map(({ propertyName }) => propertyName);
      return Object.keys(table.labels).filter((property) => !properties.includes(property));
    });
    expect(unknown).toEqual([]);
  });

  it('covers every table whose rows people change by version', async () => {
    const rows = await service.dataSource.query<{ name: string }[]>(
      `SELECT table_name AS name FROM information_schema.columns WHERE table_schema = current_schema()
         AND column_name IN ('trip_id', 'version') GROUP BY table_name HAVING count(*) = 2`,
    );
    const logged = activities
      .listTables()
      .map(({ table }) => service.dataSource.getMetadata(table.entity).tableName);
    // What billing granted, what a client and an agent show each other, have to do or asked and answered, and how a trip was
    // before its change, are no edits of it.
    const others = [
      'agent_trip',
      'booking_work',
      'client_document',
      'client_trip',
      'commission_mark',
      'entitlement',
      'intake_answer',
      'itinerary',
      'planning_fee',
      'quote',
      'trip_change',
      'workflow_task',
    ];
    expect(rows.map(({ name }) => name).sort()).toEqual([...logged, ...others].sort());
  });
});
