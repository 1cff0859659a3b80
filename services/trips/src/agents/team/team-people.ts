import { PersonContact } from '@landsea/contracts/account';
import { makeNotFound, ServiceClient, type Principal } from '@landsea/nest-kit';
import { Injectable } from '@nestjs/common';

@Injectable()
export class TeamPeople {
  constructor(private readonly services: ServiceClient) {}

  /** @throws DomainError SERVICE_UNAVAILABLE; NOT_FOUND for an account that is gone. */
  async getContact({ userId }: Pick<Principal, 'userId'>): Promise<PersonContact> {
    const person = await this.services.get('identity', `/internal/people/${userId}`, PersonContact);
    if (!person) throw makeNotFound();
    return person;
  }
}
