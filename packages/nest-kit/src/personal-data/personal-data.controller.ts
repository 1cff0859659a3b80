import { Controller, Get, Param, ParseUUIDPipe } from '@nestjs/common';
import { PersonalRecords } from '@landsea/contracts/account';
import { ApiAnswer } from '../http/openapi/api-answer.js';
import { Internal } from '../http/routes/route-marks.js';
import { PersonalDataRegistry } from './personal-data-registry.js';

@Internal()
@Controller('internal/accounts')
export class PersonalDataController {
  constructor(private readonly data: PersonalDataRegistry) {}

  @Get(':userId/export')
  @ApiAnswer(PersonalRecords)
  records(@Param('userId', ParseUUIDPipe) userId: string): Promise<PersonalRecords> {
    return this.data.records(userId);
  }
}
