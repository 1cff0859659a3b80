import { buffer } from 'node:stream/consumers';
import type { Brand } from '@landsea/contracts/agents';
import { KIT_ENV, type EmailBrand } from '@landsea/nest-kit';
import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { TripsEnv } from '../../env.js';
import { toFileKey } from '../files/file-column.js';
import { FilesService } from '../files/files.service.js';

/** `logoImage` is a PNG. */
export type PrintBrand = Brand & { logoImage: Buffer | undefined };

/** Files of a brand have no prefix of the product. */
export const formatFileName = (brand: Brand | undefined, rest: string): string =>
  brand ? rest : `landsea-${rest}`;

type BrandSource = (manager: EntityManager, tripId: string) => Promise<Brand | undefined>;

/** A trip that an agent made for a client is shown with the agent's brand. */
@Injectable()
export class TripBrands {
  private source: BrandSource | undefined;

  constructor(
    private readonly files: FilesService,
    @Inject(KIT_ENV) private readonly env: TripsEnv,
  ) {}

  /** An area above knows the agents. */
  setSource(source: BrandSource): void {
    this.source = source;
  }

  /** @returns undefined for a family's own trip, and while the agent has no brand. */
  async find(manager: EntityManager, tripId: string): Promise<Brand | undefined> {
    return this.source?.(manager, tripId);
  }

  async findForEmail(manager: EntityManager, tripId: string): Promise<EmailBrand | undefined> {
    const brand = await this.find(manager, tripId);
    return brand && { ...brand, origin: this.env.PUBLIC_ORIGIN };
  }

  /** Reads the file, so it is called outside of transactions. */
  async addLogo(brand: Brand | undefined): Promise<PrintBrand | undefined> {
    return brand && { ...brand, logoImage: await this.readLogo(brand) };
  }

  private async readLogo({ logo }: Brand): Promise<Buffer | undefined> {
    const id = logo?.split('/').at(-1);
    if (!id) return undefined;
    const file = await this.files.open({ key: toFileKey('brand', id) }).catch(() => undefined);
    return file && buffer(file);
  }
}
