import type { ReadBooking } from './confirmation';

const canceledWords =
  /\bcancell?ed\b|\bstorniert\b|\bcancelad[oa]s?\b|\banulad[oa]s?\b|\bannulée?s?\b|\bannullat[oa]\b|\bcancellat[oa]\b|\bdisdett[oa]\b|\bgeannuleerd\b|キャンセル(?:され|済|が完了|いたしました|しました|となりました)|取り?消(?:され|済|しました)/iu;
/** A condition, a policy or a denial: the booking itself goes on. */
const onCondition =
  /\b(?:can|may|might|must|could|should|would|will|cannot|can't|if|unless|when|once|any|not|never|be|bookings?|reservations|orders|tickets|those|stays|kann|können|werden|wird|falls|puede|pueden|podrá|si|pode|podem|se|peut|peuvent|être|può|possono|essere|kan|kunnen|worden|als|indien|free|kostenlos|kostenfrei)\s+(?:\w+\s+){0,3}?(?:cancell?ed|storniert|cancelad|anulad|annul|annullat|cancellat|disdett|geannuleerd)|cancell?ed (?:before|by|within|less|after|up|at|more|no later|flights? policy|free|without)/i;
const cancellation =
  /\bcancell?ation (?:number|no\.?|#|id|code|confirm\w*|complete|notice|receipt|is confirmed)|\bconfirm\w* (?:of )?(?:your |the )?cancell?ation\b|\b(?:we have|we've) cancell?ed|stornierungsbestätigung|stornobestätigung|stornierung (?:ihrer|bestätigt)|confirmación de (?:la )?cancelación|cancelamento confirmado|confirmation d.annulation|conferma (?:di )?(?:cancellazione|annullamento)|annuleringsbevestiging|キャンセル(?:確認|完了|番号)/i;

const notConfirmed = new RegExp(
  [
    String.raw`\b(?:not|n't|yet to be|never)\s+(?:yet\s+)?(?:been\s+|be\s+|a\s+|your\s+|an?\s+final\s+)*(?:confirm\w*|complete[d]?\b|booked|guaranteed reservation)`,
    String.raw`\bunconfirmed\b|\btentative\b|\bwait[- ]?list(?:ed)?\b|\bstand-?by list\b|\bpending (?:confirmation|approval|request)|\b(?:is|are|remains?|still|status:?)\s+pending\b|\bawaiting (?:confirmation|approval|payment)`,
    String.raw`\b(?:received|got|sent|submitted|processing|reviewing)\s+(?:\w+\s+){0,3}(?:request|inquiry|enquiry)\b|\b(?:booking|reservation|table|dining|stay|tour|trip|room)\s+(?:request|inquiry|enquiry)\b(?!s)|\brequest(?:ed)?\s+(?:has been\s+|was\s+|is\s+)?(?:received|submitted|sent|pending|under review)|\b(?:status:?|on|upon)\s+request(?:ed)?\s*$|\bstatus:?\s*(?:on request|requested|wait|hold|pending|unconfirmed|not)`,
    String.raw`\b(?:on hold|courtesy hold|held until|we(?:['’]re| are) holding|we(?:['’]ll| will) hold|hold expires|option until)\b`,
    String.raw`\b(?:your|price|vacation|cruise|travel|trip) (?:quote|estimate)\b|\bquote (?:number|#|id|valid|expires)|\bquote\s*$|\bquotation\b|\bquote for\b|\bthis is (?:only )?a quote`,
    // A promise to match prices, and settings of alerts, stand below bookings that hold.
    String.raw`^(?!.*(?:\bmatch|guarantee|protect|\bmanage|\bfind an?\b|(?<!\bwe(?:['’]ve| have)? )\bfound an?\b)).*(?:\bprice (?:drop|alert|watch)|\b(?:lower|new low) (?:price|fare))|\byou(?:['’]re| are) (?:watching|so close)\b|\buntil you book\b|\bbefore (?:it['’]s|they['’]re|it is|they are) gone\b|\bstill (?:interested|thinking)\b`,
    String.raw`\b(?:complete|finish|continue) your (?:booking|reservation|purchase|order)\b|^\W*(?:please |to )?(?:complete|finish|continue) (?:booking|reservation|purchase|order)\b(?! (?:details|information|terms|summary|number|confirmation)\b)|\bin your cart\b|\bunable to (?:confirm|accommodate|process|complete)|\b(?:could|can)(?:not| not|n't) (?:be )?(?:confirm|accommodate|process|complete)|\bhas been (?:declined|rejected|denied)|\bwas declined|\bpayment (?:failed|declined)|\bwill (?:be confirmed|confirm|let you know)|\bonce (?:it is |it's |we have |we )?confirm`,
    String.raw`nicht bestätigt|noch keine bestätigung|keine buchungsbestätigung|buchungsanfrage|reservierungsanfrage|ihre anfrage|auf anfrage|warteliste|unverbindlich`,
    String.raw`no (?:está|esta|ha sido|es una)(?: aún| todavía)? (?:confirmad|confirmación|una reserva)|sin confirmar|(?:su|tu|la) solicitud|solicitud de reserva|lista de espera|pendiente de confirm`,
    String.raw`não (?:está|foi|é uma)(?: ainda)? (?:confirmad|confirmação|uma reserva)|(?:seu|sua|de) (?:pedido de reserva|solicitação)|solicitação de reserva|lista de espera|aguardando confirm`,
    String.raw`(?:n'est|n’est|pas)(?: pas)?(?: encore)? (?:confirmée?|une confirmation)|non confirmée?|demande de réservation|votre demande|liste d.attente|sur demande|en attente`,
    String.raw`non (?:è|e|ancora)(?: ancora| una| stata)* (?:confermat|conferma)|richiesta di prenotazione|la (?:tua|sua|vostra) richiesta|lista d.attesa|su richiesta|in attesa`,
    String.raw`(?:nog )?niet bevestigd|nog geen bevestiging|reserveringsaanvraag|(?:uw|je) aanvraag|wachtlijst|op aanvraag`,
    String.raw`(?:確定|確約)(?:では|されて|して)(?:あり|い)?ません|未確定|仮予約|リクエスト(?:を受|予約)|キャンセル待ち|予約申込を受`,
  ].join('|'),
  'iu',
);
/** Wishes and policies, of which a booking that holds has many. */
const isWish =
  /\b(?:special|additional|your) requests?\b.*(?:guarantee|availab|note)|special requests?:|not guaranteed|requests are|refund|early check-in|late check-?out|authoriz|check-?in.*not complete|not be(?:en)? charged|not valid/i;

const changedWords =
  /\b(?:has|have|was|were|been|is|are|and)\s+(?:been\s+)?(?:successfully\s+)?(?:changed|modified|updated|rescheduled|moved|revised|rebooked)\b|\b(?:schedule|time|itinerary|reservation|booking|flight|gate) (?:change|update|modification)\b|\b(?:updated|revised|modified|changed) (?:reservation|booking|itinerary|confirmation|details)|\b(?:previous|original|old|new) (?:date|time|flight|reservation|check-?in|departure|arrival)|\bgeändert|umgebucht|modificad[oa]|cambiad[oa]|alterad[oa]|modifiée?|modificat[oa]|gewijzigd|変更(?:され|前|後|しました|となりました)/i;

export interface MailStatus {
  isCanceled: boolean;
  isUnconfirmed: boolean;
  isChange: boolean;
}

const saysCanceled = (row: string): boolean =>
  cancellation.test(row) || (canceledWords.test(row) && !onCondition.test(row) && row.length < 200);

const oneOfSeveral =
  'The text cancels one of these and does not say which. Take over the one that is canceled.';
const ofAll =
  /^(?!.*\bone of\b).*\b(?:reservations|bookings|flights|tickets|rides|tables|rooms|stays|trip|itinerary|order|all|both|everything|entire|your (?:reservation|booking)|buchung|reserva|réservation|prenotazione|boeking)\b/i;
/** The figures by which a flight or train is named, or the words of a title. */
const isNamedBy = (row: string, { kind, title, numbers }: ReadBooking): boolean => {
  const figures = /\d{1,5}$/.exec(title ?? '')?.[0];
  const isTitled =
    kind === 'flight' || kind === 'train'
      ? figures !== undefined && new RegExp(`(?<![\\d:.,/-])0*${figures}(?![\\d:.,/-])`).test(row)
      : title !== null && title.length >= 4 && row.toLowerCase().includes(title.toLowerCase());
  return isTitled || numbers.some(({ value }) => row.includes(value));
};

/** A row about canceling names its bookings beside it or in a neighboring row; else all, or a doubt. */
export const withStatus = (
  bookings: readonly ReadBooking[],
  rows: readonly string[],
  status: MailStatus,
): ReadBooking[] => {
  const all = bookings.map((booking) => ({ ...booking, ...status }));
  if (bookings.length < 2 || !status.isCanceled) return all;
  const [said, shared] = [
    [...rows.keys()].filter((at) => saysCanceled(rows[at] ?? '')),
    sharedNumbers(bookings),
  ];
  const own = bookings.map((booking) => ({
    ...booking,
    numbers: booking.numbers.filter(({ value }) => !shared.has(value)),
  }));
  const namedIn = (from: number, to: number): Set<number> =>
    new Set(
      rows
        .slice(Math.max(0, from), to)
        .flatMap((row) => own.flatMap((booking, n) => (isNamedBy(row, booking) ? [n] : []))),
    );
  const named = new Set(
    said.flatMap((at) => {
      const [here, below, above] = [namedIn(at, at + 1), namedIn(at + 1, at + 3), namedIn(at - 2, at)];
      return [...(here.size > 0 ? here : below.size > 0 ? below : above)];
    }),
  );
  if (named.size > 0 && named.size < bookings.length)
    return all.map((booking, n) => ({ ...booking, isCanceled: named.has(n) }));
  const isAll = named.size === bookings.length || said.some((at) => ofAll.test(rows[at] ?? ''));
  return isAll ? all : all.map((booking) => ({ ...booking, doubts: [...booking.doubts, oneOfSeveral] }));
};

const sharedNumbers = (bookings: readonly ReadBooking[]): Set<string> => {
  const values = bookings.flatMap(({ numbers }) => numbers.map(({ value }) => value));
  return new Set(values.filter((value, at) => values.indexOf(value) !== at));
};

/**
 * Eight languages. Negative words count anywhere, except in policies (“Free cancellation”, “may be canceled
 * until”) and wishes.
 */
export const readStatus = (rows: readonly string[]): MailStatus => ({
  isCanceled: rows.some(saysCanceled),
  isUnconfirmed: rows.some((row) => notConfirmed.test(row) && !isWish.test(row)),
  isChange: rows.some((row) => changedWords.test(row)),
});
