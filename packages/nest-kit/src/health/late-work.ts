import type { DataSource } from 'typeorm';

const LATE_MINUTES = 5;
const late = `created_at < now() - make_interval(mins => ${LATE_MINUTES})`;

export const findLateWork = async (dataSource: DataSource): Promise<Record<string, string>> => {
  const [row] = await dataSource.query<[{ queue: boolean; mail: boolean }]>(
    `SELECT EXISTS (SELECT FROM outbox_message WHERE sent_at IS NULL AND ${late}) AS queue,
       EXISTS (SELECT FROM mail_message WHERE sent_at IS NULL AND given_up_at IS NULL AND ${late}) AS mail`,
  );
  return {
    ...(row.queue && {
      queue: `Messages to other services wait for more than ${LATE_MINUTES} minutes`,
    }),
    ...(row.mail && { mail: `Mail waits for more than ${LATE_MINUTES} minutes` }),
  };
};
