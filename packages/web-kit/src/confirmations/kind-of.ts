import { shipList } from '@landsea/rules/catalogue';
import type { ReadBooking, ReadKind } from './confirmation';
import { findNumbers } from './fields/numbers';
import { findExactName, namesInSentences, findRestaurantNamed } from './fields/names';
import type { LabelName } from './fields/labels';
import {
  carCompanies,
  hotelWords,
  shuttleCompanies,
  tableCompanies,
  tourCompanies,
  trainCompanies,
} from './kinds/companies';
import type { MailPart } from './mail-part';

/** Words that mails of each kind have, in eight languages; the figure is how much one of them says. */
const signs: readonly [ReadKind, number, RegExp][] = [
  [
    'flight',
    2,
    /\b(?:flight|boarding|airlines?|air lines|airways|nonstop|layover|e-?ticket|vuelo|voo|flug|volo|vlucht)\b|航空|便名/giu,
  ],
  [
    'cruise',
    2,
    /\b(?:stateroom|embark\w*|sail(?:ing)? date|sailing|cruise|castaway club|port arrival|onboard|crucero|cruzeiro|croisière|kreuzfahrt|crociera)\b|クルーズ/giu,
  ],
  [
    'outing',
    3,
    /\b(?:port adventures?|excursions?|shore|tour|meeting (?:point|place|time)|snorkel\w*|catamaran|kayak\w*|dolphins?|excursión|excursão|ausflug|escursione|uitstapje)\b|ツアー/giu,
  ],
  [
    'transfer',
    3,
    /\b(?:pick-?up|drop-?off|shuttle|transfers?|rental car|car rental|car hire|vehicle|car shar(?:e|ing)|motorcoach|driver|chauffeur|traslado|navette|mietwagen|alquiler|noleggio|huurauto)\b|レンタカー|送迎/giu,
  ],
  [
    'train',
    3,
    /\b(?:brightline|amtrak|train|rail|station|fahrkarte|hbf|gleis|ICE \d+|TGV \d+|coach|platform|tren|trem|zug|bahn|treno|trein)\b|新幹線|列車/giu,
  ],
  [
    'insurance',
    2,
    /\b(?:policy|insured|insurance|travel protection|premium|coverage|reiseversicherung|assurance|assicurazione|seguro)\b/giu,
  ],
  [
    'tickets',
    2,
    /\b(?:park hopper|theme park|tickets?|admission|[1-9]-day|annual pass|after hours|park-to-park|event date|very merry|not-so-scary|entradas|ingressos|billets|eintrittskarten|biglietti|toegang)\b|チケット/giu,
  ],
  [
    'hotel',
    2,
    /\b(?:check-?\s?in|check-?\s?out|room type|nights?|rooms?|resort reservation|hotel|habitación|noches|quarto|noites|chambre|nuits|zimmer|nächte|camera|notti|kamer|nachten)\b|宿泊|泊|部屋/giu,
  ],
  [
    'dining',
    2,
    /\b(?:dining|restaurant|tables?|high chairs?|party of|party size|breakfast|brunch|lunch|dinner|buffet|lounge|seating|mesa|comensales|restaurante|couverts|tisch|tavolo|coperti|tafel)\b|レストラン|来店/giu,
  ],
  ['lane', 3, /\b(?:lightning lane|multi pass|single pass|genie\+?|return window)\b/giu],
  [
    'other',
    3,
    /\b(?:parking|ferry|ferries|spa|salon|boutique|stroller|scooter|ecv|wheelchair|grocery|airport lounge|babysit\w*|kennel|photo session|photopass|memory maker|wi-?fi package)\b/giu,
  ],
];
/** Phrases that no other kind of mail has. */
const settling: readonly [ReadKind, RegExp][] = [
  [
    'train',
    /\b(?:fahrkarte|hinfahrt|zugbindung|train (?:number|no\.?|#|\d+)|rail(?:way)? (?:booking|ticket|reservation)|(?:billets?|biglietto|billete|bilhete) de? (?:train|tren|treno)|numéro de train)\b/i,
  ],
  [
    'cruise',
    /\b(?:sail(?:ing)? date|embarkation|stateroom (?:number|category|#)|port arrival time|cruise (?:reservation|booking|confirmation)|your cruise)\b|\bcruise\b.*\b(?:confirmed|booked)/i,
  ],
  [
    'outing',
    /\bport adventures?\b.{0,40}\b(?:confirm|reserv|book)|\b(?:confirm|reserv|book)\w*\b.{0,40}\b(?:port adventures?|tour|excursion)\b|\b(?:excursion|tour|activity) (?:confirmation|name|booked|date|reservation)\b|\b(?:tour operator|meeting point|pickup point|treffpunkt|punto de encuentro|point de rendez-vous|punto d.incontro|ponto de encontro)\b/i,
  ],
  [
    'dining',
    /\b(?:dining reservation|dining experience|dining confirmation|your table|table (?:for \d+|confirmed|reserved|booked)|(?:dinner|lunch|breakfast|brunch|restaurant) reservation|reservation for \d+ on|votre table|su mesa|ihr tisch|(?:uw|je) tafel|sua mesa)\b|\b(?:tischreservierung|reserva de mesa|réservation de table|prenotazione (?:del )?tavolo|tafelreservering)\b|your reservation (?:at|with) .{2,40} (?:for|on) .{0,20}(?:party|table)/i,
  ],
  [
    'transfer',
    /\b(?:rental car|car rental|rent a car|car ?-?shar(?:e|ing)|car hire|rental agreement|shuttle (?:reservation|booking|confirmation|to|from)|(?:transfer|shuttle|ride) (?:is )?(?:confirm\w*|reserv\w*|book\w*)|pick-?up (?:date|time|location))\b/i,
  ],
  ['insurance', /\bpolicy (?:number|no\.?|#)|\btravel insurance\b|\btravel protection\b|reiseversicherung/i],
  [
    'tickets',
    /\b(?:your (?:e-?)?tickets?\b|visit date|ticketmaster|stubhub|seatgeek|eventbrite|undercover tourist|(?:general|one-day|1-day) admission|theme park tickets?|park hopper|admission tickets?|event tickets?|park-to-park|e-?tickets? (?:order|for)|ticket (?:order|type|confirmation)|very merry christmas party|not-so-scary|after hours|\d+-day .{0,30}tickets?)\b/i,
  ],
  [
    'hotel',
    /\b(?:(?:hotel|room|resort|lodging|accommodation) (?:reservation|booking|confirmation)|your (?:stay|room) (?:at|is)|nights? stay|entire (?:home|place|rental unit|condo|villa)|hosted by)\b|zimmerreservierung|reserva de hotel|réservation d.hôtel|ホテル予約|宿泊予約/i,
  ],
  ['lane', /\blightning lane\b/i],
  [
    'other',
    /\bferr(?:y|ies)\b|\b(?:your|airport) (?:airport )?parking\b|\bcar park:|\bparking\b.{0,20}\b(?:booked|confirmed|reserved)\b|\b(?:the parking spot|spothero|parkwhiz|wallypark|park 'n fly|justpark|parkvia)\b|\b(?:parking|spa|salon|stroller|scooter|ecv|grocery|lounge access) (?:reservation|booking|rental|confirmation|appointment|order|pass)\b/i,
  ],
];
const parked =
  /\b(?:parking (?:space|lot|garage|spot|reservation|confirmation)|park (?:n|'n|&|and) \p{L}+|vehicle drop-?\s?off)\b/iu;
const rented =
  /\b(?:rental car|car rental|rent[- ]a[- ]car|car hire|rental agreement|shuttle (?:reservation|booking))\b/i;
/** Things that families rent and have brought to their room. */
const delivered =
  /\b(?:strollers?|scooters?|ecvs?|wheelchairs?|grocer(?:y|ies))\b[^]{0,400}^deliver(?:y|ed)\b/im;
/** A label that only this kind has. */
const byLabel: readonly [ReadKind, readonly LabelName[]][] = [
  ['dining', ['restaurant']],
  ['hotel', ['hotel']],
  ['cruise', ['ship', 'stateroom', 'portArrival']],
  ['outing', ['outing']],
  ['transfer', ['pickUpPlace', 'dropOffPlace', 'vehicle']],
  ['train', ['train']],
  ['lane', ['window']],
];
const confirms =
  /confirm|reserv|written you (?:down|in)|(?:put|pencil+ed) you (?:down|in)|expecting you|look(?:ing)? forward to|cancel|storn|annul|anul|quote|on hold|booked|booking|itinerary|receipt|voucher|e-?ticket|order|all set|you're going|see you (?:soon )?(?:at|on)|reminder|itinerary|policy|check-?in|bestätig|buchung|reservier|gebucht|bevestig|boeking|prenota|conferma|riepilogo|réserv|予約|確認|確定|fahrkarte|auftragsnummer|チケット/iu;

const sleeping = new RegExp(signs.find(([kind]) => kind === 'hotel')?.[2] ?? /$^/, 'iu');
const isAboutSleeping = (text: string): boolean =>
  sleeping.test(text) || /\b(?:stay(?:ing)?|arriv\w*|lodging|accommodations?)\b/i.test(text);

const companies = (part: MailPart, names: RegExp): boolean => names.test(part.text);

const included = /^(?:your )?(?:package |stay |vacation |room )?includ(?:es|ed)(?: with .{2,30})?\s*:/i;

const points = (part: MailPart): { points: Map<ReadKind, number>; settled: Set<ReadKind> } => {
  // A stay with tickets is a stay.
  const text = part.own.filter((row) => !included.test(row)).join('\n');
  const [sum, settled] = [new Map<ReadKind, number>(), new Set<ReadKind>()];
  const add = (kind: ReadKind, by: number, settles = false): void => {
    sum.set(kind, (sum.get(kind) ?? 0) + by);
    if (settles) settled.add(kind);
  };
  // A word that a footer repeats says no more than three of it.
  for (const [kind, by, words] of signs) add(kind, Math.min(3, [...text.matchAll(words)].length) * by);
  for (const [kind, phrase] of settling) if (phrase.test(text)) add(kind, 6, true);
  for (const [kind, labels] of byLabel) if (part.valuesOf(...labels).length > 0) add(kind, 5, true);
  if (part.valuesOf('tickets').length > 0) add('tickets', 2);
  const [from, to] = [part.labeledDay('checkIn'), part.labeledDay('checkOut')];
  if (from && to && part.valuesOf('depart').length < 3) add('hotel', 5, true);
  if (shipList.some(({ name }) => text.includes(name))) add('cruise', 4, true);
  if (
    companies(part, carCompanies) &&
    part.valuesOf('pickUp', 'dropOff', 'pickUpPlace').length + part.section('pickUp').length > 0
  )
    add('transfer', 8, true);
  if (companies(part, shuttleCompanies)) add('transfer', 6, true);
  if (companies(part, trainCompanies)) add('train', 8, true);
  if (delivered.test(text) && !from) add('other', 6, true);
  // A car that is parked is nobody's ride.
  const isParked = parked.test(text) && !companies(part, carCompanies) && !rented.test(text);
  if (isParked || /\b(?:your|airport) (?:airport )?parking\b|\bcar park:/i.test(text)) {
    settled.delete('transfer');
    if (isParked && !settled.has('hotel')) add('other', 6, true);
  }
  const cells = [...part.own.flatMap((row) => row.split('\t')), ...part.valuesOf('number')];
  if (cells.some((cell) => findRestaurantNamed(cell, part.mail.names) !== null)) add('dining', 5, true);
  if (namesInSentences(part.own).some((said) => findRestaurantNamed(said, part.mail.names) !== null))
    add('dining', 5, true);
  if (companies(part, tableCompanies)) add('dining', 6, true);
  if (companies(part, tourCompanies)) add('outing', 6, true);
  const isNamed = cells.some((cell) => hotelWords.test(cell));
  if (isNamed && /\b\d{1,2}[ -](?:nights?|rooms?)\b/i.test(text)) add('hotel', 3, part.dates().length >= 2);
  if (
    cells.some((cell) => findExactName(cell, part.mail.names.hotel) !== null) &&
    (sum.get('hotel') ?? 0) > 0
  )
    add('hotel', 3, true);
  return { points: sum, settled };
};

/** A ride names the flight that it meets: without its airports, and with its company or a place where people are picked up or dropped off. */
const isRideOf = (part: MailPart, flights: readonly ReadBooking[]): boolean =>
  !companies(part, carCompanies) &&
  (companies(part, shuttleCompanies) ||
    (part.valuesOf('pickUp', 'pickUpPlace').length > 0 &&
      part.valuesOf('dropOff', 'dropOffPlace').length > 0)) &&
  flights.every(({ place }) => place === null);

/** A delivery names the hotel to which it goes, and an advertisement its flights. */
const isOnlyNamed = (kind: ReadKind, part: MailPart, isConfirmed: boolean): boolean =>
  kind === 'hotel'
    ? part.valuesOf('checkIn', 'checkOut', 'stay', 'room').length === 0 && !isAboutSleeping(part.text)
    : kind === 'flight' && !isConfirmed;

export const findKind = (
  part: MailPart,
  flights: readonly ReadBooking[],
): { kind: ReadKind; isGuess: boolean } | undefined => {
  const isConfirmed =
    confirms.test(part.rows.join('\n')) ||
    part.valuesOf('restaurant').length > 0 ||
    findNumbers(part.rows).length > 0;
  if (!isConfirmed && flights.length === 0) return undefined;
  const { points: sum, settled } = points(part);
  if (flights.length > 0 && !isRideOf(part, flights)) sum.set('flight', (sum.get('flight') ?? 0) + 10);
  const [best] = [...sum]
    .filter(([kind]) => kind !== 'flight' || (flights.length > 0 && !isRideOf(part, flights)))
    .sort(([, one], [, other]) => other - one);
  if (best && best[1] >= 4) {
    const [kind, most] = best;
    const isClose = [...sum].some(([other, by]) => other !== kind && settled.has(other) && by >= most - 1);
    return {
      kind,
      isGuess: (kind !== 'flight' && (!settled.has(kind) || isClose)) || isOnlyNamed(kind, part, isConfirmed),
    };
  }
  const isDated = part.dates().length > 0 && part.times().length > 0;
  return isDated && confirms.test(part.text) ? { kind: 'outing', isGuess: true } : undefined;
};
