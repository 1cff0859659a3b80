import { PersonContact } from '@landsea/contracts/account';
import type { HouseholdPerson } from '@landsea/contracts/agents';
import { getDateIn } from '@landsea/contracts/core';
import { getAgeOn } from '@landsea/rules/trip';
import { ServiceClient } from '@landsea/nest-kit';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { OwnClients } from '../clients/own-clients.js';
import { selectHousehold } from '../clients/client-rows.queries.js';
import { isEmailUnconfirmed } from '../clients/unconfirmed-email.js';
import { selectQuoteAddresses } from '../quotes/quote-recipients.queries.js';
import { ClientDigestReaderRow } from './client-digest-reader.entity.js';
import type { DigestReaderKey } from './client-digests.queries.js';

const ADULT = 18;

/** The client with contact and account. */
export type HouseholdClient = Awaited<ReturnType<OwnClients['get']>>['row'];

export interface HouseholdReader extends DigestReaderKey {
  firstName: string;
  lastName: string;
  /** The email goes there. */
  address: string;
  stoppedAt: Date | null;
  isLead: boolean;
  /** People of the household with this address. */
  personIds: string[];
}

/** Samples have addresses in a domain that cannot exist (RFC 2606). */
const isSample = (address: string): boolean => address.toLowerCase().endsWith('.invalid');

const isOnce = <Each extends { address: string }>(
  { address }: Each,
  index: number,
  all: readonly Each[],
): boolean =>
  !isSample(address) &&
  all.findIndex((other) => other.address.toLowerCase() === address.toLowerCase()) === index;

@Injectable()
export class DigestReaders {
  constructor(private readonly services: ServiceClient) {}

  /**
   * Each address of the household once: the account’s for the one who joined, else the client’s own, and those of the
   * other adults. An address that nobody confirmed is no reader.
   */
  async list(manager: EntityManager, client: HouseholdClient, now: Date): Promise<HouseholdReader[]> {
    const { id, leadId, firstName, lastName, email } = client;
    const people = await selectHousehold(manager, id);
    const known = await selectQuoteAddresses(manager, client);
    const isChild = (address: string) =>
      people.some(
        (person) =>
          person.email?.toLowerCase() === address &&
          person.birthDate !== null &&
          getAgeOn({ age: 0, birthDate: person.birthDate }, getDateIn(now)) < ADULT,
      );
    const stops = await manager.findBy(ClientDigestReaderRow, { clientId: id });
    const others = known
      .map((each) => ({
        ...each,
        isLead: false,
        userId: null,
        address: each.email,
        email: each.email.toLowerCase(),
      }))
      .filter((each) => each.email !== email?.toLowerCase() && !isChild(each.email));
    const first = await this.findFirst(manager, client);
    return [...(first ? [{ firstName, lastName, isLead: true, ...first }] : []), ...others]
      .filter(isOnce)
      .map((reader) => {
        const key = reader.address.toLowerCase();
        const stop = stops.find(
          (each) =>
            each.stoppedAt && (each.email === key || (each.userId !== null && each.userId === reader.userId)),
        );
        const isPerson = (person: HouseholdPerson) =>
          person.email?.toLowerCase() === key || (reader.isLead && person.id === leadId);
        return {
          ...reader,
          stoppedAt: stop?.stoppedAt ?? null,
          personIds: people.filter(isPerson).map((person) => person.id),
        };
      });
  }

  private async findFirst(
    manager: EntityManager,
    { id, email, userId }: HouseholdClient,
  ): Promise<(DigestReaderKey & { address: string }) | undefined> {
    if (userId !== null) {
      const person = await this.services.get('identity', `/internal/people/${userId}`, PersonContact);
      return person?.emailVerified ? { userId, email: null, address: person.email } : undefined;
    }
    if (!email || (await isEmailUnconfirmed(manager, id))) return undefined;
    return { userId: null, email: email.toLowerCase(), address: email };
  }
}
