import { omitEmpty, type DeclaredData } from '@landsea/nest-kit';
import { IntakeFormRow } from './intake-form.entity.js';

/** Answers go with their client, and with the form they were given to. */
export const intakeFormsOfUser: DeclaredData = {
  records: async (manager, userId) =>
    omitEmpty({
      intakeForms: await manager.query(
        `SELECT template, title, intro, "off", texts, updated_at AS "updatedAt" FROM intake_form
        WHERE agent_id = $1 ORDER BY template`,
        [userId],
      ),
      intakeAnswers: await manager.query(
        `SELECT a.name, a.email, a.source, a.answers, a.consents, a.sent_at AS "sentAt"
         FROM intake_answer a JOIN intake_form f ON f.id = a.form_id LEFT JOIN client c ON c.id = a.client_id
        WHERE a.state <> 'draft' AND (coalesce(c.agent_id, f.agent_id) = $1 OR c.user_id = $1)
        ORDER BY a.sent_at, a.id`,
        [userId],
      ),
    }),
  /** Forms whose answers are of clients whom a colleague has stay, as nobody's. */
  erase: async (manager, userId) => {
    const ofUser = `SELECT id FROM intake_form WHERE agent_id = $1`;
    await manager.query(`DELETE FROM intake_link WHERE form_id IN (${ofUser})`, [userId]);
    await manager.query(
      `DELETE FROM intake_answer a WHERE a.form_id IN (${ofUser})
          AND NOT EXISTS (SELECT FROM client c WHERE c.id = a.client_id AND c.agent_id <> $1)`,
      [userId],
    );
    await manager.query(
      `UPDATE intake_form f SET agent_id = gen_random_uuid() WHERE f.agent_id = $1
          AND EXISTS (SELECT FROM intake_answer a WHERE a.form_id = f.id)`,
      [userId],
    );
    await manager.delete(IntakeFormRow, { agentId: userId });
  },
};
