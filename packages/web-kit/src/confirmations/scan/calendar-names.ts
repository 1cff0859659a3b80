/** Names of months as they stand in mails, without accents; each place is a month. Sources: CLDR, and the codes of booking systems. */
const monthNames = {
  en: 'january jan,february feb,march mar,april apr,may,june jun,july jul,august aug,september sept sep,october oct,november nov,december dec',
  es: 'enero ene,febrero feb,marzo mar,abril abr,mayo may,junio jun,julio jul,agosto ago,septiembre setiembre sept sep,octubre oct,noviembre nov,diciembre dic',
  pt: 'janeiro jan,fevereiro fev,marco mar,abril abr,maio mai,junho jun,julho jul,agosto ago,setembro set,outubro out,novembro nov,dezembro dez',
  fr: 'janvier janv,fevrier fevr fev,mars,avril avr,mai,juin,juillet juill juil,aout,septembre sept,octobre oct,novembre nov,decembre dec',
  de: 'januar janner jan,februar feber feb,marz maerz mrz,april apr,mai,juni jun,juli jul,august aug,september sept sep,oktober okt,november nov,dezember dez',
  it: 'gennaio gen,febbraio feb,marzo mar,aprile apr,maggio mag,giugno giu,luglio lug,agosto ago,settembre sett set,ottobre ott,novembre nov,dicembre dic',
  nl: 'januari jan,februari feb,maart mrt,april apr,mei,juni jun,juli jul,augustus aug,september sept sep,oktober okt,november nov,december dec',
};

/** Sunday first. Two letters are the codes of booking systems and the short forms of German and Dutch. */
const weekdayNames = [
  'sunday sun domingo dom dimanche dim sonntag so domenica zondag zo su',
  'monday mon lunes lun segunda-feira segunda seg lundi montag mo lunedi maandag ma',
  'tuesday tues tue martes mar terca-feira terca ter mardi dienstag di martedi dinsdag tu',
  'wednesday weds wed miercoles mie quarta-feira quarta qua mercredi mer mittwoch mi mercoledi woensdag wo we',
  'thursday thurs thur thu jueves jue quinta-feira quinta qui jeudi jeu donnerstag do giovedi gio donderdag th',
  'friday fri viernes vie sexta-feira sexta sex vendredi ven freitag fr venerdi vrijdag vr',
  'saturday sat sabado sab samedi sam samstag sonnabend sa sabato zaterdag za',
];

const numberNames = (lists: readonly string[], first: number): Map<string, number> =>
  new Map(lists.flatMap((names, index) => names.split(' ').map((name) => [name, index + first] as const)));

const months = new Map(Object.values(monthNames).flatMap((names) => [...numberNames(names.split(','), 1)]));
const weekdays = numberNames(weekdayNames, 0);

/** The longest name first: the first alternative of a pattern that fits wins. */
const listNames = (names: Iterable<string>): string =>
  [...new Set(names)].sort((one, other) => other.length - one.length).join('|');

export const monthPattern = listNames(months.keys());
/** Only English and American Spanish write the month before the day. */
export const leadingMonthPattern = listNames(
  [monthNames.en, monthNames.es].flatMap((names) => names.split(/[ ,]/)),
);
export const weekdayPattern = listNames(weekdays.keys());
export const japaneseWeekdays = '日月火水木金土';

export const findMonth = (name: string): number => months.get(name.toLowerCase()) ?? 0;
export const findWeekday = (name: string): number | null => {
  const number = weekdays.get(name.toLowerCase()) ?? japaneseWeekdays.indexOf(name);
  return name === '' || number < 0 ? null : number;
};

/** Names of months that are everyday words in another language: "2 may bring", "a set of 2", "out 9". */
export const everydayMonths: ReadonlySet<string> = new Set(['may', 'set', 'out', 'ago', 'gen', 'mag', 'mar']);
