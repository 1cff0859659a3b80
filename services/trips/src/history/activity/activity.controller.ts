import { Activity, ActivityList } from '@landsea/contracts/trip';
import { ApiAnswer, CurrentUser, type Principal } from '@landsea/nest-kit';
import { Controller, Get, Param, Post } from '@nestjs/common';
import { RowIdPipe, TripId } from '../../row-id.pipe.js';
import { ActivityService } from './activity.service.js';

@Controller('api/v1/trips/:tripId/activity')
export class ActivityController {
  constructor(private readonly activity: ActivityService) {}

  @Get()
  @ApiAnswer(ActivityList)
  listActivity(@CurrentUser() user: Principal, @TripId() tripId: string): Promise<ActivityList> {
    return this.activity.listActivity(user, tripId);
  }

  @Post(':activityId/undo')
  @ApiAnswer(Activity)
  undo(
    @CurrentUser() user: Principal,
    @TripId() tripId: string,
    @Param('activityId', RowIdPipe) id: string,
  ): Promise<Activity> {
    return this.activity.undo(user, tripId, id);
  }
}
