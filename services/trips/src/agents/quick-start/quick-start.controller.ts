import { QuickStart } from '@landsea/contracts/agents';
import { ApiAnswer, CurrentUser, UserTypes, type Principal } from '@landsea/nest-kit';
import { Controller, Delete, Get, Put } from '@nestjs/common';
import { QuickStartService } from './quick-start.service.js';

@UserTypes('agent')
@Controller('api/v1/quick-start')
export class QuickStartController {
  constructor(private readonly start: QuickStartService) {}

  @Get()
  @ApiAnswer(QuickStart)
  getQuickStart(@CurrentUser() user: Principal): Promise<QuickStart> {
    return this.start.getQuickStart(user);
  }

  @Put('sample')
  @ApiAnswer(QuickStart)
  addSample(@CurrentUser() user: Principal): Promise<QuickStart> {
    return this.start.addSample(user);
  }

  @Delete('sample')
  @ApiAnswer(QuickStart)
  removeSample(@CurrentUser() user: Principal): Promise<QuickStart> {
    return this.start.removeSample(user);
  }
}
