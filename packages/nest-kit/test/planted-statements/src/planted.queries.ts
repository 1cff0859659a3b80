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

/** Nine decisions that only a running service knows: 512 texts. */
const columnsOf = (mail: Record<'a' | 'b' | 'c' | 'd' | 'e' | 'f' | 'g' | 'h' | 'i', boolean>): string =>
  [
    `${mail.a ? 0 : 10} AS a`,
    `${mail.b ? 1 : 11} AS b`,
    `${mail.c ? 2 : 12} AS c`,
    `${mail.d ? 3 : 13} AS d`,
    `${mail.e ? 4 : 14} AS e`,
    `${mail.f ? 5 : 15} AS f`,
    `${mail.g ? 6 : 16} AS g`,
    `${mail.h ? 7 : 17} AS h`,
    `${mail.i ? 8 : 18} AS i`,
  ].join(', ');

export const plantedStatements = (
  manager: EntityManager,
  id: string,
  mail: Mail | undefined,
  flags: Parameters<typeof columnsOf>[0],
) => {
  const two = [id, 1];
  const date = [1];
  const pair: [string, number] = [id, 1];
  const filled = [id];
  filled.push(id);
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
    manager.query<unknown>(`SELECT FROM mail_message WHERE id = $1`, two), // planted: 1 values are expected, 2 are given
    manager.query<unknown>(`SELECT FROM mail_message WHERE id = $1`, pair), // planted: 1 values are expected, 2 are given
    manager.query<unknown>(`SELECT FROM mail_message WHERE due_at < $1`, date), // planted: $1 is Date, but number is given
    manager.query<unknown>(`SELECT FROM mail_message WHERE id = $1 AND recipient = $2`, filled),
    manager.query<unknown>(`SELECT FROM mail_message WHERE id = $1`, [id]),
    manager.query<unknown>(`SELECT ${columnsOf(flags)} FROM mail_message`), // planted: only the first 400 of its texts are checked
    manager.query<unknown>(`SELECT FROM mail_message WHERE ${id}`),
  ];
};
