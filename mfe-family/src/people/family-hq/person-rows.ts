import { PartyMember, TripDetail, type CreatePerson } from '@landsea/contracts/trip';
import { answerOf } from '@landsea/web-kit';
import { RowList } from '@landsea/web-kit/rows';
import { listMembers, personQueue, replacePeople } from '../../trip-frame/api/person-queue';
import { tripApi } from '../../trip-frame/api/trip-api';

/** Ages follow from birth dates, so the trip is fetched again after each write. */
export const personRows = new RowList({
  queue: personQueue,
  query: tripApi.endpoints.getTrip,
  rowsOf: listMembers,
  withRows: replacePeople,
  url: (tripId: string) => `/api/v1/trips/${tripId}/people`,
  reread: (tripId, id) => ({
    url: `/api/trips/${tripId}`,
    find: (answer) => listMembers(answerOf(TripDetail)(answer)).find((person) => person.id === id),
  }),
  parse: answerOf(PartyMember),
  parseList: answerOf(TripDetail),
  preview: (created: CreatePerson): PartyMember => ({ ...created, age: created.age ?? 0, version: 0 }),
  recreate: ({ version: _version, ...person }): CreatePerson => person,
  afterWrite: (tripId) => tripApi.util.invalidateTags([{ type: 'Trip', id: tripId }]),
});
