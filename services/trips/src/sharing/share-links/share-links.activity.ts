import { Injectable } from '@nestjs/common';
import { SliceActivity, type OtherActivity } from '../../trip/activity-log/slice-activity.js';

/** People have seen the link, so an undo does not restore it. */
@Injectable()
export class ShareLinksActivity extends SliceActivity {
  override readonly others: readonly OtherActivity[] = [
    { kind: { kind: 'share-link', noun: 'share link', labels: {} } },
  ];
}
