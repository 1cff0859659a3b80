import type { PartyMember } from '@landsea/contracts/trip';
import { Injectable } from '@nestjs/common';
import { plainWord, type FieldLabels } from '../activity-log/field-labels.js';
import { SliceActivity, type OtherActivity } from '../activity-log/slice-activity.js';
import { PeopleService } from './people.service.js';

const labels: FieldLabels<Exclude<keyof PartyMember, 'id' | 'version'>> = {
  name: 'name',
  age: 'age',
  birthDate: 'birth date',
  heightInches: { name: 'height', words: (value) => `${value} in` },
  dietaryNotes: 'dietary needs',
  loyaltyLevel: 'loyalty level',
  pace: { name: 'pace', words: plainWord },
};

@Injectable()
export class PeopleActivity extends SliceActivity {
  constructor(private readonly people: PeopleService) {
    super();
  }

  override readonly others: readonly OtherActivity[] = [
    {
      kind: { kind: 'person', noun: 'traveler', labels },
      undo: (manager, user, row) => this.people.restore(manager, user, row),
    },
  ];
}
