import { ReminderChoices, Reminders } from '@landsea/contracts/planning';
import { ApiAnswer, CurrentUser, type Principal } from '@landsea/nest-kit';
import { Body, Controller, Delete, Get, Param, Put } from '@nestjs/common';
import { RowIdPipe } from '../../row-id.pipe.js';
import { RemindersService } from './reminders.service.js';

@Controller('api/v1/reminders')
export class RemindersController {
  constructor(private readonly reminders: RemindersService) {}

  @Get()
  @ApiAnswer(Reminders)
  getReminders(@CurrentUser() user: Principal): Promise<Reminders> {
    return this.reminders.getReminders(user);
  }

  @Get('choices')
  @ApiAnswer(ReminderChoices)
  getChoices(@CurrentUser() user: Principal): Promise<ReminderChoices> {
    return this.reminders.getChoices(user);
  }

  @Put('choices')
  @ApiAnswer(ReminderChoices)
  choose(
    @CurrentUser() user: Principal,
    @Body({ schema: ReminderChoices }) choices: ReminderChoices,
  ): Promise<ReminderChoices> {
    return this.reminders.choose(user, choices);
  }

  @Delete(':reminderId')
  @ApiAnswer(undefined, 204)
  putAway(@CurrentUser() user: Principal, @Param('reminderId', RowIdPipe) reminderId: string): Promise<void> {
    return this.reminders.putAway(user, reminderId);
  }
}
