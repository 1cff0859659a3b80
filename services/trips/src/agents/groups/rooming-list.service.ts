import { formatCount } from '@landsea/contracts/core';
import { assignRooms, hasRight, makeRoomingList } from '@landsea/rules/agents';
import type { Principal } from '@landsea/nest-kit';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AgencyEvents } from '../team/agency-events.js';
import { AgencyScope } from '../team/agency-scope.js';
import { toCsvTable } from '../team/csv-table.js';
import { GroupsService } from './groups.service.js';

@Injectable()
export class RoomingListService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly scope: AgencyScope,
    private readonly groups: GroupsService,
    private readonly log: AgencyEvents,
  ) {}

  /**
   * A table for the supplier, a row for each guest; birth dates leave with a role that may export clients.
   * @throws DomainError NOT_FOUND.
   */
  async write(user: Principal, groupId: string): Promise<string> {
    const reach = await this.scope.getReach(user);
    const { households } = await this.groups.listFacts(reach, groupId);
    const trips = households.map((facts) => ({ ...facts, rooms: assignRooms(facts.party, facts.bookings) }));
    const { headings, rows } = makeRoomingList(trips, hasRight(reach.role, 'export-clients'));
    const { agencyId } = reach;
    const what = formatCount(rows.length, 'guest');
    if (agencyId !== null)
      await this.log.add(this.dataSource.manager, user, { agencyId, event: 'exported', what });
    return toCsvTable(headings, rows);
  }
}
