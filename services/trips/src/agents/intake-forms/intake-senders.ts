import { PersonContact } from '@landsea/contracts/account';
import { ServiceClient, type EmailBrand } from '@landsea/nest-kit';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { BrandsService } from '../branding/brands.service.js';
import type { IntakeAnswerRow } from './intake-answer.entity.js';
import { selectAgentFor, selectSender } from './intake-forms.queries.js';

/** Names are null unless the agent's own address is confirmed, because a stranger may have typed them. */
export interface IntakeSender {
  agentName: string | null;
  agencyName: string | null;
  /** The address that answers are announced to and families reply to; null while nobody confirmed it. */
  email: string | null;
  brand?: EmailBrand | undefined;
}

const NOBODY: IntakeSender = { agentName: null, agencyName: null, email: null };

@Injectable()
export class IntakeSenders {
  constructor(
    private readonly dataSource: DataSource,
    private readonly services: ServiceClient,
    private readonly brands: BrandsService,
  ) {}

  /** The client may have been handed over since the form was made. */
  async findFor(
    answer: Pick<IntakeAnswerRow, 'formId' | 'clientId'>,
  ): Promise<IntakeSender & { agentId: string }> {
    const agentId = await selectAgentFor(this.dataSource.manager, answer);
    return { agentId, ...(await this.find(agentId)) };
  }

  /** A form still opens while identity cannot be reached, without a name on it. */
  async find(agentId: string): Promise<IntakeSender> {
    const path = `/internal/people/${agentId}`;
    const person = await this.services.get('identity', path, PersonContact).catch(() => undefined);
    if (!person?.emailVerified) return NOBODY;
    const { manager } = this.dataSource;
    const member = await selectSender(manager, agentId);
    const brand = await this.brands.findForEmail(manager, agentId);
    const ownName = [person.firstName, person.lastName].filter(Boolean).join(' ');
    const agentName = brand?.agentName ?? member?.agentName ?? (ownName || null);
    const agencyName = brand?.name ?? member?.agencyName ?? null;
    return {
      agentName,
      agencyName: agencyName === agentName ? null : agencyName,
      email: person.email,
      brand,
    };
  }
}
