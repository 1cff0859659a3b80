import { PersonContact } from '@landsea/contracts/account';
import type { HouseholdPerson } from '@landsea/contracts/agents';
import { getDateIn, type CalendarDate } from '@landsea/contracts/core';
import { isChildOn } from '@landsea/rules/agents';
import { ServiceClient } from '@landsea/nest-kit';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { OwnClients } from '../clients/own-clients.js';
import { selectHousehold } from '../clients/client-rows.queries.js';
import { isEmailUnconfirmed } from '../clients/unconfirmed-email.js';
import { selectQuoteAddresses } from '../quotes/quote-recipients.queries.js';
import { ClientDigestReaderRow } from './client-digest-reader.entity.js';
import type { DigestReaderKey } from './digest-readers.queries.js';

/** The client with contact and account. */
export type HouseholdClient = Awaited<ReturnType<OwnClients['get']>>['row'];

export interface HouseholdReader extends DigestReaderKey {
  firstName: string;
  lastName: string;
  address: string;
  stoppedAt: Date | null;
  isLeftOut: boolean;
  /** Rows that hold what the reader and the agent chose, also for an earlier address. */
  rowIds: readonly string[];
  isLead: boolean;
  /** Names by which a trip may know somebody at that address, in lowercase; not needed for the client. */
  called: readonly string[];
}

type KnownReader = Omit<HouseholdReader, 'stoppedAt' | 'isLeftOut' | 'rowIds'> & {
  personIds: readonly string[];
};

export const isReached = ({
  stoppedAt,
  isLeftOut,
}: Pick<HouseholdReader, 'stoppedAt' | 'isLeftOut'>): boolean => stoppedAt === null && !isLeftOut;

/** A choice from before they joined holds for the account, too, and that of an account for the address after it. */
const isAbout = (
  { userId, email, personId }: ClientDigestReaderRow,
  { address, isLead, personIds }: KnownReader,
  clientEmail: string | null,
): boolean => {
  if (email !== null)
    return [address, isLead ? clientEmail : null].some((each) => each?.toLowerCase() === email);
  return userId === null && personId !== null ? personIds.includes(personId) : isLead;
};

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
    const { id, firstName, lastName, email, leadId } = client;
    const rows = await manager.findBy(ClientDigestReaderRow, { clientId: id });
    const first = await this.findFirst(manager, client);
    const others = await listOthers(manager, client, getDateIn(now));
    const personIds = leadId === null ? [] : [leadId];
    const lead = first && { firstName, lastName, isLead: true, called: [], personIds, ...first };
    return [...(lead ? [lead] : []), ...others].filter(isOnce).map(({ personIds: ids, ...reader }) => {
      const own = rows.filter((row) => isAbout(row, { personIds: ids, ...reader }, email));
      return {
        ...reader,
        stoppedAt: own.find(({ stoppedAt }) => stoppedAt !== null)?.stoppedAt ?? null,
        isLeftOut: own.some(({ leftOutAt }) => leftOutAt !== null),
        rowIds: own.map((row) => row.id),
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

/** An address that a child shares with an adult is the adult’s. */
const listOthers = async (
  manager: EntityManager,
  client: HouseholdClient,
  today: CalendarDate,
): Promise<KnownReader[]> => {
  const people = await selectHousehold(manager, client.id);
  const adultsAt = (email: string) =>
    people.filter((person) => person.email?.toLowerCase() === email && !isChildOn(person, today));
  return (await selectQuoteAddresses(manager, client))
    .map(({ firstName, lastName, email: address }) => {
      const email = address.toLowerCase();
      const adults = adultsAt(email);
      const [called, personIds] = [adults.flatMap(listNames), adults.map(({ id }) => id)];
      return { firstName, lastName, isLead: false, called, personIds, userId: null, address, email };
    })
    .filter(({ email, called }) => email !== client.email?.toLowerCase() && called.length > 0);
};

const listNames = ({ firstName, lastName, details }: HouseholdPerson): string[] =>
  [firstName, `${firstName} ${lastName}`, details?.preferredName ?? '']
    .map((name) => name.trim().toLowerCase())
    .filter(Boolean);
