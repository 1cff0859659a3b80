import { omitEmpty, type DeclaredData } from '@landsea/nest-kit';
import { ClientDeletionRow } from './client-deletion.entity.js';

export const deletedClientsOfUser: DeclaredData = {
  records: async (manager, userId) =>
    omitEmpty({
      deletedClients: await manager.query(`SELECT at FROM client_deletion WHERE user_id = $1 ORDER BY at`, [
        userId,
      ]),
    }),
  erase: async (manager, userId) => {
    await manager.delete(ClientDeletionRow, { agentId: userId });
    await manager.update(ClientDeletionRow, { userId }, { userId: null, byName: 'Somebody who left' });
  },
};
