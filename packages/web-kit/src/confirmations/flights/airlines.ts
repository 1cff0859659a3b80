/** Airlines by their two-letter code of IATA, with the name that families know. Source: IATA's public list of airline codes. */
const list =
  'WN Southwest,DL Delta,UA United,AA American,B6 JetBlue,NK Spirit,F9 Frontier,AS Alaska,MX Breeze,XP Avelo,G4 Allegiant,HA Hawaiian,SY Sun Country,' +
  'AC Air Canada,WS WestJet,TS Air Transat,PD Porter,F8 Flair,AM Aeromexico,Y4 Volaris,VB Viva Aerobus,CM Copa,AV Avianca,LA LATAM,G3 Gol,AD Azul,' +
  'AR Aerolineas Argentinas,H2 Sky Airline,JA JetSmart,DM Arajet,UP Bahamasair,BW Caribbean Airlines,JY interCaribbean,KX Cayman Airways,' +
  'BA British Airways,VS Virgin Atlantic,U2 easyJet,FR Ryanair,LS Jet2,BY TUI,MT Thomas Cook,EI Aer Lingus,Z0 Norse,LH Lufthansa,4Y Discover,DE Condor,' +
  'EW Eurowings,OS Austrian,LX Swiss,WK Edelweiss,SN Brussels Airlines,AF Air France,TO Transavia,HV Transavia,KL KLM,OR TUI fly,X3 TUI fly,IB Iberia,' +
  'VY Vueling,UX Air Europa,I2 Iberia Express,E9 Iberojet,TP TAP,S4 Azores Airlines,AZ ITA Airways,NO Neos,DY Norwegian,D8 Norwegian,SK SAS,AY Finnair,' +
  'FI Icelandair,OG Play,LO LOT,W6 Wizz Air,OK Czech Airlines,RO Tarom,A3 Aegean,TK Turkish Airlines,PC Pegasus,LY El Al,EK Emirates,EY Etihad,' +
  'QR Qatar Airways,SV Saudia,RJ Royal Jordanian,GF Gulf Air,WY Oman Air,MS EgyptAir,AT Royal Air Maroc,ET Ethiopian,KQ Kenya Airways,SA South African,' +
  'JL Japan Airlines,NH ANA,ZG Zipair,KE Korean Air,OZ Asiana,CI China Airlines,BR EVA Air,CX Cathay Pacific,CA Air China,MU China Eastern,' +
  'CZ China Southern,HU Hainan,SQ Singapore Airlines,TR Scoot,TG Thai Airways,MH Malaysia Airlines,GA Garuda,PR Philippine Airlines,VN Vietnam Airlines,' +
  'AI Air India,6E IndiGo,QF Qantas,JQ Jetstar,VA Virgin Australia,NZ Air New Zealand,FJ Fiji Airways,3M Silver Airways,9K Cape Air,2L Helvetic,BT airBaltic';

/** The three letters of airlines whose mails use them in place of two. Source: ICAO's public list. */
const threeLetters =
  'EZY easyJet,EJU easyJet,EZS easyJet,RYR Ryanair,EXS Jet2,TOM TUI,BAW British Airways,DAL Delta,UAL United,AAL American,SWA Southwest,JBU JetBlue,WJA WestJet,ACA Air Canada,DLH Lufthansa,AFR Air France';

const airlines = list.split(',').map((each) => [each.slice(0, 2), each.slice(3)] as const);
const byCode = new Map([
  ...airlines,
  ...threeLetters.split(',').map((each) => [each.slice(0, 3), each.slice(4)] as const),
]);

export const findAirlineByCode = (code: string): string | undefined => byCode.get(code.toUpperCase());
export const codePattern = [...byCode.keys()].join('|');
/** The names, the longest first, as a pattern; those that are everyday words only with a capital letter. */
const names = [...new Set(byCode.values())].sort((one, other) => other.length - one.length);
export const namePattern = names.map((name) => name.replaceAll(' ', '\\s+')).join('|');

export const findAirlineByName = (name: string): string | undefined =>
  names.find((each) => each.toLowerCase() === name.replaceAll(/\s+/g, ' ').toLowerCase());

/** The airline that a text names beside a word for flying, else anywhere by a name of which nothing else is called. */
export const findAirlineIn = (text: string): string | undefined => {
  const flying = new RegExp(
    `(?<![\\p{L}])(${namePattern})\\s+(?:air\\s?lines?|air\\s?ways|air\\b|flight|e-?ticket|itinerary|confirmation|reservation|schedule)`,
    'iu',
  ).exec(text)?.[1];
  const named = flying ?? new RegExp(`(?<![\\p{L}])(${namePattern})(?![\\p{L}])`, 'u').exec(text)?.[1];
  return named === undefined ? undefined : findAirlineByName(named);
};

/** `DL 1187` of `Delta 1187`; undefined for an airline without a known code. */
export const getFlightCode = (flight: string): string | undefined => {
  const [, name = '', number] = /^(.*?)\s*(\d{1,4})$/.exec(flight.trim()) ?? [];
  const known = airlines.find(([code, airline]) => code === name || airline === name);
  return known && number ? `${known[0]} ${number}` : undefined;
};
