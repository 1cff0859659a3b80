import { BudgetEstimate, EstimateQuery } from '@landsea/contracts/money';
import { ApiAnswer, CurrentUser, type Principal } from '@landsea/nest-kit';
import { Controller, Get, Query } from '@nestjs/common';
import { TripId } from '../../row-id.pipe.js';
import { BudgetEstimateService } from './budget-estimate.service.js';

@Controller('api/v1/trips/:tripId/budget/estimate')
export class BudgetEstimateController {
  constructor(private readonly estimates: BudgetEstimateService) {}

  @Get()
  @ApiAnswer(BudgetEstimate)
  getEstimate(
    @CurrentUser() user: Principal,
    @TripId() tripId: string,
    @Query({ schema: EstimateQuery }) query: EstimateQuery,
  ): Promise<BudgetEstimate> {
    return this.estimates.getEstimate(user, tripId, query);
  }
}
