import { Injectable } from '@nestjs/common';
import { SliceActivity, type OtherActivity } from '../../trip/activity-log/slice-activity.js';

/** A link was shown to people, so an undo does not take it back. */
@Injectable()
export class ShareLinksActivity extends SliceActivity {
  override readonly others: readonly OtherActivity[] = [
    { kind: { kind: 'share-link', noun: 'share link', labels: {} } },
  ];
}
