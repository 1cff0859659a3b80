import { remember } from '../remember';

/** The type of the value under a label; a code is a number of the company. */
export type LabelType = 'day' | 'time' | 'count' | 'code' | 'money' | 'words';

/**
 * The labels of confirmations in English, Spanish, Portuguese, French, German, Italian, Dutch and Japanese, each as a pattern for the
 * whole label.
 */
export const labels = {
  day: 'dates?(?: ?(?:and|&|\\/) ?time)?|when|day|(?:reservation|tour|excursion|event|travel|activity|visit|start|first visit|first valid|dining|service|use|ride|show|booking) date(?: ?(?:and|&) ?time)?|date of (?:visit|event|service|travel|tour|use)|date\\/time|fecha(?: y hora)?|fecha de (?:la )?(?:visita|reserva|actividad)|data(?: e (?:hora|ora))?|date(?: et heure)?|datum(?: und (?:uhr)?zeit)?|termin|datum en tijd|(?:ご)?(?:予約|利用|来店|乗車)?日(?:付|時)?',
  time: 'time|(?:reservation|start|starting|meeting|seating|check-?in|arrival|departure|dining|show|tour|report|boarding) time|time of (?:day|arrival)|seating|starts?(?: at)?|begins?(?: at)?|hora(?: de (?:inicio|llegada))?|horário|heure|uhrzeit|zeit|beginn|ora|orario|tijd|tijdstip|(?:開始|来店|予約)?時間',
  window: 'return (?:window|time)|arrival window|time slot|entry (?:time|window)|timed entry',
  checkIn:
    'check-?\\s?in(?: date)?|enter(?: after)?|entry(?: date)?|arrival(?: date)?|arriv(?:e|es|ing)(?: on)?|entrada|llegada|fecha de (?:entrada|llegada)|(?:data de )?(?:chegada|entrada)|arrivée|date d.arrivée|anreise(?:datum|tag)?|ankunft|arrivo|data di arrivo|aankomst(?:datum)?|inchecken|チェックイン(?:日)?|到着日|宿泊日',
  checkOut:
    'check-?\\s?out(?: date)?|exit(?: before| date)?|depart(?:s|ure|ing)?(?: date)?|leave|leaving|salida|fecha de salida|(?:data de )?(?:saída|partida)|départ|date de départ|abreise(?:datum|tag)?|abfahrt|partenza|data di partenza|vertrek(?:datum)?|uitchecken|チェックアウト(?:日)?|出発日',
  stay: 'stay|(?:your )?stay dates?|dates? of stay|nights? of stay|travel dates|estancia|estadía|séjour|aufenthalt|soggiorno|verblijf|宿泊期間|cruise dates?|rental (?:dates|period)|sailing dates',
  sail: 'sail(?:ing|s)?(?: date| day)?|embark(?:ation|s)?(?: date| day)?|cruise date|depart(?:ure|s|ing)?(?: date)?|zarpe|embarque|einschiffung|embarquement|imbarco|inscheping',
  disembark:
    'de?bark(?:ation)?(?: date| day)?|disembark(?:ation)?(?: date| day)?|return(?:s|ing)?(?: date)?|arrives back|ends|desembarque|ausschiffung|débarquement|sbarco',
  portArrival: 'port arrival(?: time)?|arrival at port|terminal arrival(?: time)?|check-in window',
  pickUp:
    'pick-?\\s?up(?: date| time| on| information| details| date ?(?:and|&|\\/) ?time)?|picking up|start(?:s)?|(?:trip|booking|reservation) starts?|collect(?:ion)?|rental start|renting|recogida|retirada|prise en charge|abholung|ritiro|ophalen',
  dropOff:
    'drop-?\\s?off(?: date| time| on| information| details| date ?(?:and|&|\\/) ?time)?|return(?:ing)?(?: date| time| on| information| details| date ?(?:and|&|\\/) ?time)?|end(?:s)?|rental end|(?:trip|booking|reservation) ends?|devolución|devolução|retour|restitution|rückgabe|riconsegna|inleveren',
  pickUpPlace:
    '(?:pick-?\\s?up|rental|renting) (?:location|at|from|address|point|place|branch|station|counter)|collection point|pickup from',
  dropOffPlace:
    '(?:drop-?\\s?off|return|destination) (?:location|at|to|address|point|place|branch|station)|drop-?off',
  depart:
    'depart(?:s|ure|ing|ed)?(?: date| time| from| station| airport| city)?|leaves?|leaving|dep|salida|sale|partida|départ|abflug|abfahrt|partenza|vertrek|出発',
  arrive:
    'arriv(?:e|es|al|ing)(?: date| time| at| station| airport| city)?|lands?|arr|llegada|llega|chegada|arrivée|ankunft|arrivo|aankomst|到着',
  from: 'from|origin|desde|origen|de|origem|da|von|van',
  to: 'to|destination|hasta|destino|para|à|a|nach|bis|naar|going to|heading to|目的地',
  restaurant:
    'restaurants?(?: name)?|dining (?:location|experience)|venue|lounge|restaurante|ristorante|lokal|レストラン|店舗名?|店名',
  hotel:
    'hotel(?: name)?|resort(?: hotel| name)?|property(?: name)?|accommodations?|lodging|staying at|your stay at|alojamiento|hospedagem|hébergement|hôtel|unterkunft|struttura|alloggio|accommodatie|ホテル(?:名)?|宿泊施設(?:名)?|宿泊先|施設名',
  ship: 'ship(?: name)?|vessel|barco|buque|navio|navire|schiff|nave|schip',
  outing:
    'excursion(?: name)?|port adventures?|shore excursion|tour(?: name)?|activity(?: name)?|experience|adventure|what|actividad|excursión|atividade|passeio|activité|aktivität|ausflug|attività|escursione|activiteit|excursie',
  tickets:
    'tickets?|ticket (?:type|name)|product|event(?: name)?|item|description|admission|pass(?: type)?|show|performance',
  place:
    'location|meeting (?:point|place|location)|where|port(?: of call)?|departs from|address|place|lugar|punto de encuentro|ubicación|dirección|local|endereço|ponto de encontro|lieu|adresse|point de rendez-vous|ort|treffpunkt|luogo|indirizzo|punto d.incontro|locatie|adres|場所|住所',
  validFrom:
    'valid(?: from| on| starting| dates?| beginning)?|validity|use between|first use|gültig(?: ab| von)?|válido(?: desde| a partir de)?|valable|valido dal|geldig(?: vanaf)?',
  validTo:
    'valid (?:until|through|thru|to)|expir(?:es|y|ation)(?: date| on)?|use by|last valid (?:date|day)|good through|must be used by',
  party:
    '(?:party|group)(?: size)?|(?:number|no\\.?) of (?:guests?|people|persons|travell?ers|passengers|diners)|guests?|people|persons|travell?ers|passengers|covers|diners|pax|size|you booked for|occupancy|personas|comensales|huéspedes|pessoas|hóspedes|convives|personnes|couverts|voyageurs|personen|gäste|reisende|persone|ospiti|coperti|gasten|人数|ご?利用人数|宿泊人数',
  adults: 'adults?|seniors?|teens?|adultos|adultes|erwachsene|adulti|volwassenen|大人',
  children:
    'child(?:ren)?|kids?|juniors?|infants?|toddlers?|bab(?:y|ies)|niños|menores|crianças|enfants|bébés|kinder|babys|bambini|neonati|kinderen|子供|幼児|小人',
  guestName:
    '(?:guest|passenger|travell?er|customer|driver|(?:lead|main|primary) (?:guest|passenger|travell?er|driver)|renter)(?: name| names|\\(s\\))*|names?|(?:reserved|booked) (?:for|by|under)|under the name|reservation name|nombre|titular|nome|nom|naam|gast|ospite|お名前|氏名|代表者名?',
  number:
    '(?:(?:your|airline|hotel|property|online|agency|trip|e-?ticket|vendor|cruise|dining|car|rental|travel)\\s+)?(?:confirmation|conf|reservation|booking|itinerary|reference|record|order|voucher|ticket|transaction|policy|rental agreement|agreement|trip|purchase|receipt|res|certificate)(?:\\s+(?:confirmation|order|booking|reservation))?\\s*(?:numbers?|no\\.?|nbr\\.?|num|code|id|reference|ref\\.?|locator|#|\\(s\\))*\\.?|confirmation|conf\\.?|pnr(?: code)?|record locator|locator|ref(?:erence)?\\.?|code',
  total:
    '(?:grand |trip |order |estimated |sub)?total(?: (?:price|cost|amount|charges?|fare|stay|cruise fare|for stay|due|paid|charged|usd|for all [a-z]+|with tax(?:es)?))?|price|amount|cost|importe|precio|preço|valor|prix|montant|preis|gesamt(?:preis|betrag)?|prezzo|totale|prijs|totaal|合計(?:金額)?|料金',
  paid: '(?:amount|deposit|total)? ?paid(?: to date| so far| today)?|deposit(?: paid| received| amount)?|payments? received|amount charged|charged(?: to)?|pagado|pago|payé|bezahlt|pagato|betaald|支払済',
  due: '(?:balance|amount|payment|remaining balance|final payment|total)(?: due(?: by| on| at)?)?|due(?: date| by| on)?|pay(?:able)? at .{3,20}|saldo|solde|restbetrag|pendiente|rest',
  room: 'room(?: type| category| name)?|accommodation type|unit|habitación|quarto|chambre|zimmer(?:typ)?|camera|kamer(?:type)?|部屋(?:タイプ)?|客室',
  stateroom:
    'staterooms?(?: numbers?| #| no\\.?| category)?|cabins?(?: numbers?| no\\.?)?|camarote|kabine|cabine|cabina|hut',
  seating: '(?:dinner|dining) (?:seating|time)|seating',
  vehicle:
    'vehicle(?: type| class)?|car(?: class| type| group)?|vehículo|veículo|véhicule|fahrzeug|veicolo|voertuig',
  flight: 'flight(?: number| no\\.?| #)?|vuelo|voo|vol|flug(?:nummer)?|volo|vlucht|便名?',
  train: 'train(?: number| no\\.?| #)?|tren|trem|zug|treno|trein|列車',
  airline:
    'airline|carrier|operated by|operator|company|provider|supplier|aerolínea|compagnie|fluggesellschaft',
  status: 'status|reservation status|booking status|estado|estatus|statut|stato|ステータス',
  aside:
    'phone|tel(?:ephone)?|e-?mail|fax|website|notes?|special (?:requests?|instructions)|requests?|seats?|class|cabin class|terminal|gate|duration|nights?|rooms?|quantity|qty|doors|boarding|card|payment(?: method)?|itinerary|details|check-in (?:closes|opens)|dress code|fare|tax(?:es)?|fees?|meal|equipment|baggage|coach|noches|noites|nuits|nächte|notti|nachten|電話(?:番号)?',
} as const satisfies Record<string, string>;

export type LabelName = keyof typeof labels;

const typeOf: Partial<Record<LabelName, LabelType>> = {
  ...{ day: 'day', checkIn: 'day', checkOut: 'day', stay: 'day', sail: 'day', disembark: 'day' },
  ...{ validFrom: 'day', validTo: 'day' },
  ...{ time: 'time', window: 'time', portArrival: 'time', party: 'count', number: 'code' },
  ...{ adults: 'count', children: 'count', total: 'money', paid: 'money' },
};

const whole = new Map(
  (Object.keys(labels) as LabelName[]).map((name) => [name, new RegExp(`^(?:${labels[name]})$`, 'iu')]),
);
const bare = (text: string): string =>
  text
    .replace(/\s*\([^)]*\)\s*$/, '')
    .replace(/[\s:#.-]+$/, '')
    .replace(/^(?:your|the|my|ihre?|su|votre|ご)\s+/i, '')
    .trim();

const anyLabel = Object.values(labels).join('|');
const anyWhole = new RegExp(`^(?:${anyLabel})$`, 'iu');

/** The meanings that a label can have: `Departure` is a check-out, a sailing, and the departure of a flight. */
export const namesOfLabel = remember((text): LabelName[] => {
  const label = bare(text);
  if (label === '' || label.length > 48 || !anyWhole.test(label)) return [];
  return [...whole].flatMap(([name, pattern]) => (pattern.test(label) ? [name] : []));
});

export const getLabelType = (names: readonly LabelName[]): LabelType | undefined => {
  const types = new Set(names.map((name) => typeOf[name]));
  return types.size === 1 ? [...types][0] : undefined;
};

const labelInside = new RegExp(`[,;]?\\s((?:${anyLabel})\\s*:)(?!\\d)`, 'giu');
/** `Date: December 6 Time: 6:15 PM` in one cell, cut where a label follows the value of another. */
export const cutAtLabels = (cell: string): string[] => {
  if (!/[^\d\s]\s*:(?!\d).*[^\d\s]\s*:(?!\d)/.test(cell)) return [cell];
  const colon = cell.indexOf(':');
  const cuts = [...cell.matchAll(labelInside)].map(({ index }) => index).filter((at) => at > colon);
  return [0, ...cuts].map((at, n, all) => cell.slice(at, all[n + 1]).replace(/^[,;]?\s+/, ''));
};
/** A label at the beginning of a cell with a value behind it, without a sign between. */
export const labelBefore = new RegExp(
  `^((?:${anyLabel})(?:\\s*\\([^)]*\\))?)\\s*(?:[#–-]\\s*|\\s+)(?=\\S)`,
  'iu',
);
