import type { EntityManager } from 'typeorm';
import { loggedItems, severalItems } from './logged-items.js';

export const forgetAuthor = async (manager: EntityManager, userId: string): Promise<void> => {
  await manager.query(`UPDATE day_item SET added_by = NULL WHERE added_by->>'userId' = $1`, [userId]);
  const author = `"added_by": \\{"name": "(?:[^"\\\\]|\\\\.)*", "userId": "${userId}"\\}`;
  const without = (column: string) => `regexp_replace(${column}::text, $1, '"added_by": null', 'g')::jsonb`;
  await manager.query(
    `UPDATE activity SET before = ${without('before')}, after = ${without('after')}
      WHERE kind = ANY ($2) AND concat(before::text, after::text) ~ $1`,
    [author, [loggedItems.kind, severalItems.kind]],
  );
};
