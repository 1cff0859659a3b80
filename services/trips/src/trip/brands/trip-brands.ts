import { buffer } from 'node:stream/consumers';
import type { Brand } from '@landsea/contracts/agents';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { toFileKey } from '../files/file-keys.js';
import { FilesService } from '../files/files.service.js';

type BrandSource = (manager: EntityManager, tripId: string) => Promise<Brand | undefined>;

/** A trip that an agent made for a client is shown with the agent's brand. */
@Injectable()
export class TripBrands {
  private source: BrandSource | undefined;

  constructor(private readonly files: FilesService) {}

  /** An area above knows the agents. */
  setSource(source: BrandSource): void {
    this.source = source;
  }

  /** @returns undefined for a family's own trip, and while the agent has no brand. */
  async find(manager: EntityManager, tripId: string): Promise<Brand | undefined> {
    return this.source?.(manager, tripId);
  }

  /** A PNG; undefined without a logo, or when the file cannot be read. */
  async readLogo({ logo }: Brand): Promise<Buffer | undefined> {
    const id = logo?.split('/').at(-1);
    if (!id) return undefined;
    const file = await this.files.open({ key: toFileKey('brand', id) }).catch(() => undefined);
    return file && buffer(file);
  }
}
