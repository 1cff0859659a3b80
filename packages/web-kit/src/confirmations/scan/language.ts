import { foldText } from './fold-text';
import { languages, type Language } from './readings';

/** Everyday words of confirmations that few of the other languages share, without accents. */
const words: Record<Exclude<Language, 'ja'>, string> = {
  en: 'the and your you is for with from at thank confirmed confirmation guests check-in arrival departure reservation please will total number date booking of on our',
  es: 'el los las su reserva para con gracias por confirmada confirmado llegada salida huespedes fecha del usted entrada noches personas numero habitacion y adultos ninos',
  pt: 'o os as sua seu reserva obrigado obrigada para com confirmada chegada saida hospedes data do da voce entrada noites pessoas quarto e adultos criancas dos',
  fr: 'le les votre vous pour avec merci est confirmee confirme arrivee depart personnes du de nuits reservation numero chambre et adultes enfants vos des',
  de: 'der die das ihre ihr sie und fur mit vielen dank bestatigt buchung reservierung anreise abreise gaste am um uhr nachte personen zimmer erwachsene kinder ist',
  it: 'il lo gli la vostra sua per con grazie confermata prenotazione arrivo partenza ospiti data del della notti persone camera e adulti bambini alle di',
  nl: 'het een uw je jouw voor met bedankt bevestigd boeking reservering aankomst vertrek gasten van op om uur nachten personen kamer en volwassenen kinderen is de',
};
const sets = Object.entries(words).map(
  ([language, each]) => [language as Language, new Set(each.split(' '))] as const,
);
const LONGEST = 6000;

/**
 * The language in which a text is written; null where its words do not tell two languages apart. It only decides what nothing else
 * does, so that a wrong one costs little.
 */
export const guessLanguage = (text: string): Language | null => {
  const part = text.slice(0, LONGEST);
  if ((part.match(/[\p{Script=Hiragana}\p{Script=Katakana}]|[年月日時]/gu) ?? []).length >= 3) return 'ja';
  const found =
    foldText(part)
      .toLowerCase()
      .match(/[a-z][a-z'-]*/g) ?? [];
  const scores = sets
    .map(([language, set]) => ({ language, score: found.filter((word) => set.has(word)).length }))
    .sort(
      (one, other) =>
        other.score - one.score || languages.indexOf(one.language) - languages.indexOf(other.language),
    );
  const [first, second] = scores;
  return first && second && first.score >= 3 && first.score >= second.score * 1.25 ? first.language : null;
};
