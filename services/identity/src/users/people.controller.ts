import { PersonContact, VerifiedAddressAnswer, VerifiedAddressQuestion } from '@landsea/contracts/account';
import { ApiAnswer, Internal, makeNotFound } from '@landsea/nest-kit';
import { Body, Controller, Get, Param, Post } from '@nestjs/common';
import { ownId } from '../own-id.js';
import { UsersService } from './users.service.js';

@Internal()
@Controller('internal/people')
export class PeopleController {
  constructor(private readonly users: UsersService) {}

  @Get(':userId')
  @ApiAnswer(PersonContact)
  async getContact(@Param('userId', ownId) userId: string): Promise<PersonContact> {
    const user = await this.users.findById(userId);
    if (!user) throw makeNotFound();
    const { email, firstName, lastName, emailVerified } = user;
    return { userId, email, firstName, lastName, emailVerified };
  }

  @Post('verified-address')
  @ApiAnswer(VerifiedAddressAnswer)
  async verifyAddress(
    @Body({ schema: VerifiedAddressQuestion }) { email }: VerifiedAddressQuestion,
  ): Promise<VerifiedAddressAnswer> {
    const account = await this.users.findByEmail(email);
    return { isVerified: account?.user.emailVerified ?? false };
  }
}
