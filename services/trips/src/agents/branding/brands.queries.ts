import type { BrandSources } from '@landsea/rules/agents';
import { makeVersionedTable } from '@landsea/nest-kit';
import type { EntityManager } from 'typeorm';
import { AgencyBrandRow } from './agency-brand.entity.js';
import { AgentBrandRow } from './agent-brand.entity.js';

export const agencyBrands = makeVersionedTable(AgencyBrandRow);
export const agentBrands = makeVersionedTable(AgentBrandRow);

/** @param alias of the table; null when nobody has saved anything. */
const valuesOf = (alias: string): string =>
  `CASE WHEN ${alias}.version IS NOT NULL THEN json_build_object('name', ${alias}.name, 'color', ${alias}.color,
     'logoId', ${alias}.logo_id, 'photoId', ${alias}.photo_id, 'agentName', ${alias}.agent_name, 'phone', ${alias}.phone,
     'hours', ${alias}.hours, 'signature', ${alias}.signature, 'replyTo', ${alias}.reply_to,
     'legalLines', ${alias}.legal_lines, 'poweredBy', ${alias}.powered_by, 'version', ${alias}.version) END`;

/** @param agents the statement or list of the agents' ids. */
const selectSources = (agents: string): string =>
  `SELECT agency.name AS "agencyName", ${valuesOf('ab')} AS agency, ${valuesOf('ob')} AS own
     FROM (${agents}) asked (agent_id)
       LEFT JOIN agency_member m ON m.user_id = asked.agent_id
       LEFT JOIN agency ON agency.id = m.agency_id
       LEFT JOIN agency_brand ab ON ab.agency_id = m.agency_id
       LEFT JOIN agent_brand ob ON ob.agent_id = asked.agent_id`;

export const selectBrandSources = async (manager: EntityManager, agentId: string): Promise<BrandSources> => {
  const [sources] = await manager.query<[BrandSources]>(selectSources('SELECT $1::uuid'), [agentId]);
  return sources;
};

/** The sources of the agent who made the trip for a client; undefined for a family's own trip. */
export const selectBrandSourcesOfTrip = async (
  manager: EntityManager,
  tripId: string,
): Promise<BrandSources | undefined> => {
  const [sources] = await manager.query<BrandSources[]>(
    selectSources(
      `SELECT client.agent_id FROM agent_trip made JOIN client ON client.id = made.client_id WHERE made.trip_id = $1`,
    ),
    [tripId],
  );
  return sources;
};

export interface PictureFile {
  key: string;
  name: string;
  type: string;
  bytes: number;
}

export const selectPicture = async (
  manager: EntityManager,
  key: string,
): Promise<PictureFile | undefined> => {
  const [file] = await manager.query<PictureFile[]>(
    `SELECT key, name, type, bytes FROM trip_api.file WHERE key = $1`,
    [key],
  );
  return file;
};
