import type { EntityManager } from 'typeorm';

/** Each line that ends with `planted` and a sentence sends a statement with this mistake; the others have none. */
interface Mail {
  id: string;
  recipient: string;
  text: string | null;
  attempts: number;
}

const table = 'mail_message m';
const isWaiting = (alias: string): string => `${alias}.sent_at IS NULL`;
const columns = ['id', 'recipient'].map((name) => `m.${name}`).join(', ');

export const plantedStatements = (manager: EntityManager, id: string, mail: Mail | undefined) => {
  const dueFrom = mail ? 'AND m.attempts > $1' : '';
  return [
    manager.query<Mail[]>(
      `SELECT ${columns}, m.text, m.attempts FROM ${table} WHERE ${isWaiting('m')} ${dueFrom}`,
      [...(mail ? [1] : [])],
    ),
    manager.query<Mail[]>(`SELECT ${columns}, m.text, m.attempts FROM ${table} WHERE m.recipients = 'a'`), // planted: column m.recipients does not exist
    manager.query<Mail[]>(`SELECT ${columns}, m.text FROM ${table}`), // planted: attempts is in the type, but not selected
    manager.query<{ id: string }[]>(`SELECT id, subject FROM ${table}`), // planted: subject is selected, but not in the type
    manager.query<{ count: number }[]>(`SELECT count(*) FROM ${table}`), // planted: count is read as string, but its type is number
    manager.query<{ dueAt: string }[]>(`SELECT due_at AS "dueAt" FROM ${table}`), // planted: dueAt is read as Date, but its type is string
    manager.query<{ ids: string[] }[]>(`SELECT array_agg(attempts) AS ids FROM ${table}`), // planted: ids is read as number[], but its type is string[]
    manager.query<{ text: string }[]>(`SELECT m.text FROM ${table}`), // planted: text may be null, but its type is string
    manager.query<{ text: string }[]>(`SELECT m.text FROM ${table} WHERE m.text IS NOT NULL`),
    manager.query<{ id: string }[]>(`UPDATE mail_message SET attempts = 0 RETURNING id`), // planted: UPDATE is not answered with { id: string; }[]
    manager.query<[{ id: string }[], number]>(`UPDATE mail_message SET attempts = 0 RETURNING id`),
    manager.query<[{ id: string }[], number]>(`INSERT INTO inbox_message (id) VALUES (NULL) RETURNING id`), // planted: INSERT is not answered with [{ id: string; }[], number]
    manager.query<unknown>(`SELECT FROM mail_message WHERE id = $1`, [id, 1]), // planted: 1 values are expected, 2 are given
    manager.query<unknown>(`SELECT FROM mail_message WHERE id = ANY($1)`, [id]), // planted: $1 is string[], but string is given
    manager.query<unknown>(`SELECT FROM mail_message WHERE due_at < $1`, [1]), // planted: $1 is Date, but number is given
    manager.query<unknown>(`SELECT FROM mail_message WHERE id = $1`, [id]),
    manager.query<unknown>(`SELECT FROM mail_message WHERE ${id}`),
  ];
};
