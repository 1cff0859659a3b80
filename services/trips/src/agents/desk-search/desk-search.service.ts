import type { FoundBookings } from '@landsea/contracts/agents';
import { getDateIn } from '@landsea/contracts/core';
import { CLOCK, type Clock, type Principal } from '@landsea/nest-kit';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AgencyScope } from '../team/agency-scope.js';
import { selectFoundBookings } from './desk-search.queries.js';

@Injectable()
export class DeskSearchService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly scope: AgencyScope,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async findBookings(user: Principal, number: string): Promise<FoundBookings> {
    const { agentIds } = await this.scope.getReach(user);
    const today = getDateIn(this.clock());
    return { bookings: await selectFoundBookings(this.dataSource.manager, agentIds, number, today) };
  }
}
