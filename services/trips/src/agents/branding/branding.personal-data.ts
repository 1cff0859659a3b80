import type { PersonalRecords } from '@landsea/contracts/account';
import { PersonalData } from '@landsea/nest-kit';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { AgencyPersonalData } from '../team/agency.personal-data.js';
import { AgentBrandRow } from './agent-brand.entity.js';

const columns = `b.name, b.color, b.agent_name AS "agentName", b.phone, b.hours, b.signature, b.reply_to AS "replyTo",
  b.legal_lines AS "legalLines", b.powered_by AS "poweredBy", b.updated_at AS "updatedAt"`;
const ownedAgencies = `SELECT agency_id FROM agency_member WHERE user_id = $1 AND role = 'owner'`;

@Injectable()
export class BrandingPersonalData extends PersonalData {
  /** The agency may pass to a colleague. */
  override readonly erasedBefore = [AgencyPersonalData];

  constructor(private readonly dataSource: DataSource) {
    super();
  }

  async records(userId: string): Promise<PersonalRecords> {
    const brands = await this.dataSource.query<Record<string, unknown>[]>(
      `SELECT 'own' AS level, ${columns}, b.pay_link AS "payLink" FROM agent_brand b WHERE b.agent_id = $1
       UNION ALL SELECT 'agency', ${columns}, NULL FROM agency_brand b WHERE b.agency_id IN (${ownedAgencies})`,
      [userId],
    );
    return brands.length > 0 ? { brands } : {};
  }

  /** The look of the agency stays with the colleagues, without what is the owner's own. */
  async erase(manager: EntityManager, userId: string): Promise<void> {
    await manager.delete(AgentBrandRow, { agentId: userId });
    await manager.query(
      `UPDATE agency_brand SET agent_name = NULL, photo_id = NULL, phone = NULL, hours = NULL, signature = NULL,
         reply_to = NULL, version = version + 1 WHERE agency_id IN (${ownedAgencies})`,
      [userId],
    );
  }
}
