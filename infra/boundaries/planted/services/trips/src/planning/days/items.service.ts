interface EntityManager {
  query(sql: string): Promise<void>;
  transaction(work: (manager: EntityManager) => Promise<void>): Promise<void>;
}

/** Every line that ends with `planted` takes a second connection in a transaction; the others do not. */
export class PlantedItems {
  constructor(
    private readonly dataSource: { manager: EntityManager },
    private readonly trips: { visible(tripId: string, manager?: EntityManager): Promise<string> },
    private readonly afterCommit: { add(manager: EntityManager, work: () => Promise<string>): void },
  ) {}

  change(tripId: string): Promise<void> {
    return this.dataSource.manager.transaction(async (manager) => {
      await this.trips.visible(tripId); // planted
      await this.trips.visible(tripId, manager);
      await this.dataSource.manager.query('SELECT 1'); // planted
      await manager.query(this.sql(tripId));
      this.afterCommit.add(manager, () => this.trips.visible(tripId));
    });
  }

  // prettier-ignore
  forget(manager?: EntityManager): Promise<void> | undefined { // planted
    return manager?.query('DELETE FROM day_item');
  }

  private sql(tripId: string): string {
    return `SELECT ${tripId}`;
  }
}
