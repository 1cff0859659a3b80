import { Injectable } from '@nestjs/common';
import { TripEvents } from '../../events/trip-events.js';
import { SliceActivity, type TableActivity } from '../../trip/activity-log/slice-activity.js';
import { loggedContributions, loggedJars, loggedSavingsPlan } from './logged-savings.js';
import { refuseMissingJar } from './savings-conflicts.js';
import { hasLostItsJar } from './savings.queries.js';

@Injectable()
export class SavingsActivity extends SliceActivity {
  constructor(private readonly events: TripEvents) {
    super();
  }

  private readonly after: TableActivity['after'] = async (manager, { tripId }) =>
    this.events.publishAtCommit(manager, tripId, { type: 'savings.changed' });

  override readonly tables: readonly TableActivity[] = [
    { table: loggedSavingsPlan, after: this.after },
    { table: loggedJars, after: this.after, refuse: refuseLostMoney('savings-jar') },
    { table: loggedContributions, after: this.after, refuse: refuseLostMoney('contribution') },
  ];
}

/** @throws when an undo would leave money in a removed jar. */
function refuseLostMoney(kind: 'savings-jar' | 'contribution'): TableActivity['refuse'] {
  return async (manager, { tripId, rows, what }) => {
    for (const { id } of rows)
      if (await hasLostItsJar(manager, tripId, id)) throw refuseMissingJar(what, kind);
  };
}
