/** $1 agents, $2 the client, $3 now, $4 today. Each has the columns of `line`; keys begin with the kind. */
const talks = `
  SELECT 'message:' || m.id, 'message', m.sent_at, NULL::date, m.author_name, m.author_id, m.side || '-' || m.via,
    left(m.body, 300), v.id, v.trip_id, NULL::int, NULL::text
    FROM conversation v JOIN conversation_message m ON m.conversation_id = v.id WHERE v.client_id = $2
  UNION ALL
  SELECT 'held:' || h.id, 'held', h.received_at, NULL, h.sender, NULL, 'held', left(h.subject, 200), v.id, v.trip_id, NULL, NULL
    FROM conversation v JOIN held_email h ON h.conversation_id = v.id
   WHERE v.client_id = $2 AND h.dismissed_at IS NULL
  UNION ALL
  SELECT 'call:' || k.id, 'call', least(k.at, $3), NULL, k.added_by_name, k.added_by, 'logged', k.text, k.id, NULL, NULL, NULL
    FROM client_call k WHERE k.client_id = $2`;

/** An idea of anybody becomes a wish; of plans only those that were booked are told. */
const trips = `
  SELECT 'deed:' || d.id, CASE WHEN d.kind = 'booking' THEN 'booking' WHEN d.became = 'wish' THEN 'wish' ELSE 'item' END, d.at, NULL::date, d.by_name, d.user_id,
    CASE WHEN d.became = 'canceled' AND d.was <> 'canceled' THEN 'canceled' ELSE d.action END, d.what, NULL::uuid, d.trip_id, NULL::int, NULL::text
    FROM desk JOIN trip_api.deed d ON d.trip_id = desk.trip_id
   WHERE d.kind = 'booking' OR (d.action = 'added' AND d.became = 'wish')
     OR (d.became = 'booked' AND d.was IS DISTINCT FROM 'booked')
  UNION ALL
  SELECT 'task:' || w.id, 'task', w.done_at, NULL, w.done_by_name, w.done_by, w.who, w.title, NULL, w.trip_id, NULL, NULL
    FROM desk JOIN workflow_task w ON w.client_id = $2 AND w.trip_id = desk.trip_id
   WHERE w.done_at IS NOT NULL AND w.removed_at IS NULL AND NOT w.skipped`;

/** Nobody knows the time of a payment that was confirmed: noon in Florida, or now. */
const payments = `
  SELECT 'told:' || b.id || ':' || (p->>'id'), 'told', told.at, NULL::date, told.by_name, told.user_id, p->>'kind', b.title, b.id, b.trip_id,
    (p->>'cents')::int, b.currency
    FROM owed b CROSS JOIN LATERAL jsonb_array_elements(b.payments) p
    JOIN told_payment told ON (told.client_id, told.trip_id, told.booking_id) = ($2, b.trip_id, b.id) AND told.payment_id = (p->>'id')::uuid
  UNION ALL
  SELECT 'paid:' || b.id || ':' || (p->>'id'), 'paid',
    least(((p->>'paidOn')::date + time '12:00') AT TIME ZONE 'America/New_York', $3), (p->>'paidOn')::date, NULL, NULL, p->>'kind', b.title, b.id,
    b.trip_id, (p->>'cents')::int, b.currency
    FROM owed b CROSS JOIN LATERAL jsonb_array_elements(b.payments) p WHERE p->>'paidOn' <= $4::text`;

const papers = `
  SELECT 'quote:' || e.id, 'quote', e.at, NULL::date, e.by_name, NULL::uuid,
    CASE WHEN e.kind = 'withdrawn' AND e.text <> '' THEN 'link-withdrawn' ELSE e.kind END,
    concat_ws(' · ', nullif(q.title, ''), e.option_title, nullif(left(e.text, 200), '')), q.id, q.trip_id, NULL::int, NULL::text
    FROM quote q JOIN quote_event e ON e.quote_id = q.id WHERE q.client_id = $2 AND e.kind <> 'looked'
  UNION ALL
  SELECT 'agreement:' || a.id || ':' || e.seq, 'agreement', e.at, NULL, e.actor, NULL, e.kind, a.kind, a.id, a.trip_id, NULL, NULL
    FROM agreement a JOIN agreement_event e ON e.agreement_id = a.id
   WHERE a.client_id = $2 AND e.kind IN ('sent', 'link-made', 'opened', 'signed', 'declined', 'voided')
  UNION ALL
  SELECT 'document:' || d.id, 'document', d.added_at, NULL, d.added_by_name, d.added_by, 'added', d.title, d.id, d.trip_id, NULL, NULL
    FROM client_document d WHERE d.client_id = $2
  UNION ALL
  SELECT 'document-file:' || f.id, 'document', f.added_at, NULL, f.added_by_name, f.added_by, 'version', d.title, d.id, d.trip_id, NULL, NULL
    FROM client_document d JOIN client_document_file f ON f.document_id = d.id AND f.number > 1 WHERE d.client_id = $2
  UNION ALL
  SELECT 'form:' || a.id, 'form', a.sent_at, NULL, nullif(a.name, ''), NULL, a.state, f.title, a.id, a.trip_id, NULL, NULL
    FROM intake_answer a JOIN intake_form f ON f.id = a.form_id WHERE a.client_id = $2 AND a.sent_at IS NOT NULL`;

const membership = ['listed created_at', 'invited invited_at', 'joined joined_at', 'left left_at']
  .map((each) => each.split(' '))
  .map(
    ([kind, column]) => `
  SELECT '${kind}:' || c.id, '${kind}', c.${column}, NULL::date, NULL::text, NULL::uuid, '${kind}', c.first_name, NULL::uuid, NULL::uuid, NULL::int, NULL::text
    FROM client c WHERE c.id = $2 AND c.${column} IS NOT NULL`,
  )
  .join(' UNION ALL ');

export const timelineSources = [talks, trips, payments, papers, membership].join(' UNION ALL ');
