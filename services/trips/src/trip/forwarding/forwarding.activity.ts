import { Injectable } from '@nestjs/common';
import { SliceActivity, type OtherActivity } from '../activity-log/slice-activity.js';

/** An address was given to people and mailboxes, so an undo does not bring it back. */
@Injectable()
export class ForwardingActivity extends SliceActivity {
  override readonly others: readonly OtherActivity[] = [
    { kind: { kind: 'forwarding-address', noun: 'email address', labels: {} } },
  ];
}
