import {
  CreateHouseholdPerson,
  UpdateClient,
  UpdateHouseholdPerson,
  type DecidedIntake,
  type DecideIntake,
} from '@landsea/contracts/agents';
import {
  CLOCK,
  DomainError,
  makeEditConflict,
  makeNotFound,
  type Clock,
  type Principal,
} from '@landsea/nest-kit';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { ClientChangesService } from '../clients/client-changes.service.js';
import { ClientPeopleService } from '../clients/client-people.service.js';
import { AgencyScope } from '../team/agency-scope.js';
import {
  clientDetails,
  isRecorded,
  personDetails,
  splitCity,
  type IntakeHousehold,
} from './intake-household.js';
import { decideProposals, finishAnswer, type StoredProposal } from './intake-inbox.queries.js';
import { IntakeInbox, type OpenAnswer } from './intake-inbox.service.js';
import { IntakeWishes } from './intake-wishes.service.js';

const personFields: Readonly<Record<string, (value: unknown) => Record<string, unknown>>> = {
  'traveler.name': (value) => value as Record<string, unknown>,
  'traveler.birthDate': (value) => ({ birthDate: value }),
  'traveler.heightInches': (value) => ({ heightInches: value }),
  'traveler.diet': (value) => ({ dietaryNotes: value }),
  'traveler.passportExpiry': (value) => ({ passportExpiresOn: value }),
  'client.email': (value) => ({ email: value }),
  'client.phone': (value) => ({ phone: value }),
};

const isOfPerson = ({ attribute }: StoredProposal): boolean =>
  attribute in personFields || attribute in personDetails;

/** Answers by the name of the detail that they change. */
const pickDetails = (
  names: Readonly<Record<string, string>>,
  group: readonly StoredProposal[],
): Record<string, unknown> =>
  Object.fromEntries(
    group.flatMap(({ attribute, value }) => {
      const name = names[attribute];
      return name === undefined ? [] : [[name, value]];
    }),
  );

const isRefusedWrite = (error: unknown): boolean =>
  error instanceof DomainError && ['EDIT_CONFLICT', 'VALIDATION_FAILED'].includes(error.error.code);

/**
 * Accepted values are written through the household, person by person, with the version that was compared: a
 * record that changed meanwhile is asked about, never overwritten. A value that was written and whose decision
 * was lost with the process shows as the same afterwards.
 */
@Injectable()
export class IntakeDecisions {
  constructor(
    private readonly dataSource: DataSource,
    private readonly scope: AgencyScope,
    private readonly inbox: IntakeInbox,
    private readonly people: ClientPeopleService,
    private readonly changes: ClientChangesService,
    private readonly wishes: IntakeWishes,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** @throws DomainError NOT_FOUND, FORBIDDEN; EDIT_CONFLICT while the answers have no client. */
  async decide(user: Principal, id: string, { decisions }: DecideIntake): Promise<DecidedIntake> {
    const answer = await this.inbox.open(user, id);
    await this.scope.assert(user, 'edit-clients');
    const { clientId } = answer.head;
    const chosen = decisions.map((decision) => {
      const found = answer.proposals.find(({ stored }) => stored.id === decision.id);
      if (!found) throw makeNotFound();
      return { ...found, ...decision };
    });
    const open = chosen.filter(({ stored }) => stored.state === 'open');
    const refused = open.filter(({ accept }) => !accept);
    const asked = open.filter(({ accept, ours, shown }) => accept && ours !== shown.ours);
    const taken = open.filter((each) => each.accept && !asked.includes(each)).map(({ stored }) => stored);
    if (taken.length > 0 && clientId === null)
      throw makeEditConflict('Your list was full when these answers came. Add the lead to your list first.');
    await this.settle(
      id,
      'refused',
      refused.map(({ stored }) => stored),
    );
    const failed = clientId === null ? [] : await this.take(user, clientId, answer, taken);
    await finishAnswer(this.dataSource.manager, id);
    return {
      answer: await this.inbox.get(user, id),
      asked: [...asked.map(({ stored }) => stored), ...failed].map((each) => each.id),
    };
  }

  /** @returns those that were not written. */
  private async take(
    user: Principal,
    clientId: string,
    { head, household, proposals }: OpenAnswer,
    taken: readonly StoredProposal[],
  ): Promise<StoredProposal[]> {
    if (!household) throw makeNotFound();
    const failed: StoredProposal[] = [];
    const write = async (group: StoredProposal[], change: () => Promise<unknown>) => {
      if (group.length === 0) return;
      try {
        await change();
        await this.settle(head.id, 'accepted', group);
      } catch (error) {
        if (!isRefusedWrite(error)) throw error;
        failed.push(...group);
      }
    };
    const recorded = taken.filter(({ attribute }) => isRecorded(attribute));
    // Before the people: what the lead changes is copied to the client, which then has another version.
    const ofClient = recorded.filter((each) => !isOfPerson(each));
    await write(ofClient, () => this.writeClient(user, clientId, household, ofClient));
    const ofPeople = recorded.filter(isOfPerson);
    const idOf = ({ personId }: StoredProposal) => personId ?? household.leadId ?? '';
    for (const personId of new Set(ofPeople.map(idOf))) {
      const group = ofPeople.filter((each) => idOf(each) === personId);
      const name = proposals.find(
        ({ stored }) => stored.attribute === 'traveler.name' && stored.personId === personId,
      );
      await write(group, () =>
        this.writePerson(user, clientId, household, personId, group, name?.stored.value),
      );
    }
    const others = taken.filter(({ attribute }) => !isRecorded(attribute));
    await this.wishes.add(user, head.tripId, others);
    await this.settle(head.id, 'kept', others);
    return failed;
  }

  private async writePerson(
    user: Principal,
    clientId: string,
    { people }: IntakeHousehold,
    personId: string,
    group: readonly StoredProposal[],
    name: unknown,
  ): Promise<void> {
    const known = people.find(({ id }) => id === personId);
    const fields: Record<string, unknown> = {};
    for (const { attribute, value } of group) Object.assign(fields, personFields[attribute]?.(value));
    const details = pickDetails(personDetails, group);
    if (Object.keys(details).length > 0) fields['details'] = details;
    if (known) {
      const change = parse(UpdateHouseholdPerson, { ...fields, version: known.version });
      await this.people.change(user, clientId, personId, change);
      return;
    }
    const added = parse(CreateHouseholdPerson, {
      ...(name as Record<string, unknown>),
      ...fields,
      id: personId,
    });
    await this.people.add(user, clientId, added);
  }

  private async writeClient(
    user: Principal,
    clientId: string,
    { version }: IntakeHousehold,
    group: readonly StoredProposal[],
  ): Promise<void> {
    const source = group.find(({ attribute }) => attribute === 'client.source');
    const city = group.find(({ attribute }) => attribute === 'client.address.city');
    const details = { ...pickDetails(clientDetails, group), ...(city && splitCity(city.theirs)) };
    const change = {
      version,
      ...(source && { source: source.theirs }),
      ...(Object.keys(details).length > 0 && { details }),
    };
    await this.changes.change(user, clientId, parse(UpdateClient, change));
  }

  private async settle(
    answerId: string,
    state: 'accepted' | 'kept' | 'refused',
    proposals: readonly StoredProposal[],
  ): Promise<void> {
    if (proposals.length === 0) return;
    const ids = proposals.map(({ id }) => id);
    await decideProposals(this.dataSource.manager, answerId, ids, state, this.clock());
  }
}

/** A form may have been checked by rules of an earlier release. */
const parse = <T>(
  schema: { safeParse: (value: unknown) => { success: true; data: T } | { success: false } },
  value: unknown,
): T => {
  const read = schema.safeParse(value);
  if (read.success) return read.data;
  throw makeEditConflict('This answer cannot be taken over as it is.');
};
