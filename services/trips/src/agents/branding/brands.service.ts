import type { Brand, BrandLayer, BrandSettings, SaveBrand } from '@landsea/contracts/agents';
import { findSecretsIn, hasRight, resolveBrand, type BrandValues } from '@landsea/rules/agents';
import {
  DomainError,
  KIT_ENV,
  makeEditConflict,
  makeInvalidField,
  makeValidationFailed,
  type EmailBrand,
  type Principal,
} from '@landsea/nest-kit';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { TripsEnv } from '../../env.js';
import { FilesService } from '../../trip/files/files.service.js';
import { TripBrands } from '../../trip/brands/trip-brands.js';
import { AgencyScope, type Reach } from '../team/agency-scope.js';
import { AgencyBrandRow } from './agency-brand.entity.js';
import { AgentBrandRow } from './agent-brand.entity.js';
import type { BrandValuesRow } from './brand-values.entity.js';
import { agencyBrands, agentBrands, selectBrandSources, selectBrandSourcesOfTrip } from './brands.queries.js';

const UNNAMED = 'Enter the name that your clients know you by';
const GONE = 'This picture is no longer there: choose it again';

const toLayer = (row: BrandValuesRow | null): BrandLayer => ({
  name: row?.name ?? null,
  color: row?.color ?? null,
  logoId: row?.logoId ?? null,
  photoId: row?.photoId ?? null,
  agentName: row?.agentName ?? null,
  phone: row?.phone ?? null,
  hours: row?.hours ?? null,
  signature: row?.signature ?? null,
  replyTo: row?.replyTo ?? null,
  legalLines: row?.legalLines ?? null,
  poweredBy: row?.poweredBy ?? null,
  version: row?.version ?? 0,
});

const toOwnLayer = (row: AgentBrandRow | null): BrandLayer => ({
  ...toLayer(row),
  payLink: row?.payLink ?? null,
});

@Injectable()
export class BrandsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly scope: AgencyScope,
    private readonly files: FilesService,
    @Inject(KIT_ENV) private readonly env: TripsEnv,
    trips: TripBrands,
  ) {
    trips.setSource((manager, tripId) => this.findOfTrip(manager, tripId));
  }

  async getSettings(user: Principal): Promise<BrandSettings> {
    const { manager } = this.dataSource;
    return this.answer(manager, user, await this.scope.getReach(user));
  }

  /** @throws DomainError NOT_FOUND, FORBIDDEN, EDIT_CONFLICT, VALIDATION_FAILED for a picture that is gone. */
  saveAgency(user: Principal, { version, payLink: _own, ...values }: SaveBrand): Promise<BrandSettings> {
    return this.dataSource.transaction(async (manager) => {
      const { agencyId } = await this.scope.assertIn(manager, user, 'manage-brand');
      if (agencyId === null) throw makeForbidden('You work alone: save this as your own brand.');
      const before = await manager.findOneBy(AgencyBrandRow, { agencyId });
      await this.assertPictures(manager, user, before, values);
      if (!(await agencyBrands.write(manager, { agencyId }, version, { agencyId, ...values })))
        throw makeConflict();
      return this.answer(manager, user, await this.scope.getReachIn(manager, user));
    });
  }

  /** @throws DomainError FORBIDDEN for an assistant, EDIT_CONFLICT, VALIDATION_FAILED. */
  async saveOwn(user: Principal, { version, ...values }: SaveBrand): Promise<BrandSettings> {
    const secrets = findSecretsIn({ payLink: values.payLink });
    if (secrets.length > 0) throw makeValidationFailed(secrets);
    return this.dataSource.transaction(async (manager) => {
      const reach = await this.scope.getReachIn(manager, user);
      if (reach.role === 'assistant')
        throw makeForbidden('Clients see the brand of the agency and of its agents.');
      const { userId: agentId } = user;
      const before = await manager.findOneBy(AgentBrandRow, { agentId });
      await this.assertPictures(manager, user, before, values);
      const { agency, agencyName } = await selectBrandSources(manager, agentId);
      if (!resolveBrand({ agencyName, agency, own: values })) throw makeInvalidField('name', UNNAMED);
      if (!(await agentBrands.write(manager, { agentId }, version, { agentId, ...values })))
        throw makeConflict();
      return this.answer(manager, user, reach);
    });
  }

  async findOfAgent(manager: EntityManager, agentId: string): Promise<Brand | undefined> {
    return resolveBrand(await selectBrandSources(manager, agentId));
  }

  async findForEmail(manager: EntityManager, agentId: string): Promise<EmailBrand | undefined> {
    const brand = await this.findOfAgent(manager, agentId);
    return brand && { ...brand, origin: this.env.PUBLIC_ORIGIN };
  }

  async findOfTrip(manager: EntityManager, tripId: string): Promise<Brand | undefined> {
    const sources = await selectBrandSourcesOfTrip(manager, tripId);
    return sources && resolveBrand(sources);
  }

  private async answer(
    manager: EntityManager,
    { userId }: Principal,
    { agencyId, role }: Reach,
  ): Promise<BrandSettings> {
    const { agencyName } = await selectBrandSources(manager, userId);
    const isAgent = role !== 'assistant';
    return {
      agencyName,
      agency: agencyId === null ? null : toLayer(await manager.findOneBy(AgencyBrandRow, { agencyId })),
      own: isAgent ? toOwnLayer(await manager.findOneBy(AgentBrandRow, { agentId: userId })) : null,
      mayChangeAgency: agencyId !== null && hasRight(role, 'manage-brand'),
    };
  }

  /** A picture that the row names already may be a colleague's. */
  private async assertPictures(
    manager: EntityManager,
    { userId }: Principal,
    before: BrandValuesRow | null,
    values: BrandValues,
  ): Promise<void> {
    for (const field of ['logoId', 'photoId'] as const) {
      const id = values[field];
      if (id === null || id === before?.[field]) continue;
      if (!(await this.files.keepsUpload(manager, { purpose: 'brand', id, person: userId })))
        throw makeInvalidField(field, GONE);
    }
  }
}

const makeForbidden = (message: string): DomainError => new DomainError({ code: 'FORBIDDEN', message });
const makeConflict = (): DomainError =>
  makeEditConflict('The brand was changed in another window. Please look at it again.');
