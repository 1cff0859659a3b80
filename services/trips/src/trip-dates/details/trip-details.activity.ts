import { Injectable } from '@nestjs/common';
import { plainWord, type FieldLabels } from '../../trip/activity-log/field-labels.js';
import { SliceActivity, type OtherActivity } from '../../trip/activity-log/slice-activity.js';
import { TripDetailsService, type LoggedFrame } from './trip-details.service.js';

const labels: FieldLabels<keyof LoggedFrame> = {
  name: 'name',
  status: { name: 'status', words: plainWord },
  mode: { name: 'kind of trip', words: plainWord },
  startDate: 'first day',
  endDate: 'last day',
};

@Injectable()
export class TripDetailsActivity extends SliceActivity {
  constructor(private readonly details: TripDetailsService) {
    super();
  }

  override readonly others: readonly OtherActivity[] = [
    {
      kind: { kind: 'trip', noun: 'the trip', labels },
      undo: async (manager, user, { tripId, after }) => {
        await this.details.takeBack(manager, user, tripId, Number(after?.['version']));
      },
    },
  ];
}
