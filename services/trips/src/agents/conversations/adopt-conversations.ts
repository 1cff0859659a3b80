import type { EntityManager } from 'typeorm';

/** The account that joined by an address takes over what was written to that address. */
export const adoptConversations = async (
  manager: EntityManager,
  { clientId, userId, email }: { clientId: string; userId: string; email: string },
): Promise<void> => {
  const adopted = `SELECT v.id FROM conversation v
    WHERE v.client_id = $1 AND v.user_id IS NULL AND v.email = $3 AND NOT EXISTS (SELECT FROM conversation k
      WHERE k.client_id = $1 AND k.user_id = $2 AND (k.trip_id = v.trip_id OR (NOT k.is_about_trip AND NOT v.is_about_trip)))`;
  await manager.query(
    `WITH adopted AS (${adopted}),
       mailbox AS (UPDATE conversation_mailbox m SET user_id = $2 FROM adopted WHERE m.conversation_id = adopted.id AND m.user_id IS NULL)
     UPDATE conversation v SET user_id = $2, email = NULL FROM adopted WHERE v.id = adopted.id`,
    [clientId, userId, email],
  );
};
