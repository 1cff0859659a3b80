import { Injectable } from '@nestjs/common';
import { SliceActivity, type OtherActivity } from '../activity-log/slice-activity.js';

/** People and mailboxes know the address, so an undo does not restore it. */
@Injectable()
export class ForwardingActivity extends SliceActivity {
  override readonly others: readonly OtherActivity[] = [
    { kind: { kind: 'forwarding-address', noun: 'email address', labels: {} } },
  ];
}
