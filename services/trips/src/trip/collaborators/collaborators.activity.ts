import { Injectable } from '@nestjs/common';
import { SliceActivity, type OtherActivity } from '../activity-log/slice-activity.js';

/** An invitation was mailed, so an undo does not take it back. */
@Injectable()
export class CollaboratorsActivity extends SliceActivity {
  override readonly others: readonly OtherActivity[] = [
    {
      kind: {
        kind: 'collaborator',
        noun: 'guest',
        labels: {},
        details: (after) => {
          if (after?.['joined']) return ['joined the trip'];
          const traveler = after?.['traveler'];
          if (typeof traveler === 'string') return [`is ${traveler}`];
          if (traveler === null) return ['is not coming along'];
          if (after?.['role'] === undefined) return [];
          const sees = after['seesMoney'] ? 'sees money' : 'sees no money';
          return [after['role'] === 'editor' ? 'may edit' : 'may look', sees];
        },
      },
    },
  ];
}
