import { PersonContact } from '@landsea/contracts/account';
import { ServiceClient } from '@landsea/nest-kit';
import { Injectable, Logger } from '@nestjs/common';

@Injectable()
export class ConfirmedAddresses {
  private readonly logger = new Logger('checkout');

  constructor(private readonly services: ServiceClient) {}

  /** Billing stores no addresses. Null also without an answer: the payer then types it. */
  async findAddress(userId: string): Promise<string | null> {
    const person = await this.services
      .get('identity', `/internal/people/${userId}`, PersonContact)
      .catch((error: unknown) => {
        this.logger.warn({ message: 'checkout without email', reason: String(error) });
        return undefined;
      });
    return person?.emailVerified ? person.email : null;
  }
}
