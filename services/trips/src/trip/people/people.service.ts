import { getAgeOn } from '@landsea/rules/trip';
import {
  MAX_PARTY,
  type CreatePerson,
  type PartyMember,
  type Traveler,
  type UpdatePerson,
} from '@landsea/contracts/trip';
import { makeEditConflict, makeNotFound, makeInvalidField, type Principal } from '@landsea/nest-kit';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { AccessService } from '../access/access.service.js';
import { ActivityLog } from '../activity-log/activity-log.js';
import type { LoggedActivity } from '../activity-log/logged-activity.js';
import { TripEvents } from '../../events/trip-events.js';
import { untieTraveler } from '../collaborators/untie-traveler.js';
import { PartyFollowers } from './party-follower.js';
import { nameParty } from './party.js';
import { applyPersonChange, makePersonConflict, restoreParty } from './person-changes.js';

const FULL = `A party has at most ${MAX_PARTY} people`;

interface Party {
  startDate: string;
  people: PartyMember[];
}

/** The party is stored in the trip's row, so its changes are serialized. */
@Injectable()
export class PeopleService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly access: AccessService,
    private readonly events: TripEvents,
    private readonly log: ActivityLog,
    private readonly followers: PartyFollowers,
  ) {}

  async add(user: Principal, tripId: string, { age = 0, ...added }: CreatePerson): Promise<PartyMember> {
    await this.access.assertCanEdit(user, tripId);
    return this.dataSource.transaction(async (manager) => {
      const { people, startDate } = await this.lock(manager, tripId);
      const known = people.find(({ id }) => id === added.id);
      if (known) return known;
      if (people.length >= MAX_PARTY) throw makeInvalidField('name', FULL);
      const person = { ...aged({ ...added, age }, startDate), id: added.id, version: 1 };
      await this.save(manager, user, tripId, [...people, person], undefined, person);
      return person;
    });
  }

  async change(user: Principal, tripId: string, id: string, change: UpdatePerson): Promise<PartyMember> {
    await this.access.assertCanEdit(user, tripId);
    return this.dataSource.transaction(async (manager) => {
      const { people, startDate } = await this.lock(manager, tripId);
      const now = people.find((each) => each.id === id);
      if (!now) throw makeNotFound();
      if (now.version !== change.version) throw makePersonConflict(now);
      const next = { ...aged(applyPersonChange(now, change), startDate), id, version: now.version + 1 };
      const party = people.map((each) => (each.id === id ? next : each));
      await this.save(manager, user, tripId, party, now, next);
      return next;
    });
  }

  async remove(user: Principal, tripId: string, id: string): Promise<void> {
    await this.access.assertCanEdit(user, tripId);
    await this.dataSource.transaction(async (manager) => {
      const { people } = await this.lock(manager, tripId);
      const gone = people.find((each) => each.id === id);
      if (!gone) throw makeNotFound();
      if (people.length === 1)
        throw makeEditConflict('Somebody has to travel: add another person before you remove the last one.');
      const party = people.filter((each) => each.id !== id);
      await this.save(manager, user, tripId, party, gone, undefined);
    });
  }

  /** @throws DomainError EDIT_CONFLICT when the person was changed since. */
  async restore(manager: EntityManager, user: Principal, row: LoggedActivity): Promise<void> {
    const { people } = await this.lock(manager, row.tripId);
    const { party, now, next } = restoreParty(people, row);
    if (party.length > MAX_PARTY) throw makeEditConflict(FULL);
    await this.save(manager, user, row.tripId, party, now, next);
  }

  private async lock(manager: EntityManager, tripId: string): Promise<Party> {
    const rows = await manager.query<{ startDate: string; party: Traveler[] }[]>(
      `SELECT start_date::text AS "startDate", party FROM trip WHERE id = $1 AND purge_at IS NULL FOR NO KEY UPDATE`,
      [tripId],
    );
    const [trip] = rows;
    if (!trip) throw makeNotFound();
    return { startDate: trip.startDate, people: nameParty(trip.party) };
  }

  private async save(
    manager: EntityManager,
    user: Principal,
    tripId: string,
    party: PartyMember[],
    before: PartyMember | undefined,
    after: PartyMember | undefined,
  ): Promise<void> {
    await manager.query(`UPDATE trip SET party = $2 WHERE id = $1`, [tripId, JSON.stringify(party)]);
    const { id = '', name = '' } = after ?? before ?? {};
    const action = !before ? 'added' : !after ? 'removed' : 'changed';
    const entry = { user, tripId, kind: 'person', subjectId: id, action, what: name } as const;
    await this.log.add(manager, { ...entry, before: before ?? null, after: after ?? null });
    this.events.publishAtCommit(manager, tripId, { type: 'people.changed' });
    await this.followers.follow(manager, { tripId, by: user.firstName });
    if (!after && (await untieTraveler(manager, tripId, id)))
      this.events.publishAtCommit(manager, tripId, { type: 'sharing.changed' });
  }
}

const aged = <P extends Traveler>(person: P, startDate: string): P => {
  const age = getAgeOn(person, startDate);
  if (age < 0 || age > 120)
    throw makeInvalidField(
      'birthDate',
      'Enter a birth date before the trip, and not more than 120 years ago',
    );
  return { ...person, age };
};
