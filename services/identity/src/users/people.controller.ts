import { PersonContact } from '@landsea/contracts';
import { ApiAnswer, Internal, notFound } from '@landsea/nest-kit';
import { Controller, Get, Param } from '@nestjs/common';
import { ownId } from '../own-id.js';
import { UsersService } from './users.service.js';

@Internal()
@Controller('internal/people')
export class PeopleController {
  constructor(private readonly users: UsersService) {}

  /** Whom to write to; asked when a letter leaves, so that it goes to the address of that moment. */
  @Get(':userId')
  @ApiAnswer(PersonContact)
  async contact(@Param('userId', ownId) userId: string): Promise<PersonContact> {
    const user = await this.users.findById(userId);
    if (!user) throw notFound();
    const { email, firstName, lastName, emailVerified } = user;
    return { userId, email, firstName, lastName, emailVerified };
  }
}
