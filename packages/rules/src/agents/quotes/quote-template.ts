import type { QuoteOption, QuoteTemplateOption } from '@landsea/contracts/agents';
import { addDays, countDaysBetween } from '@landsea/contracts/core';
import { findSecretNumber } from '../secret-numbers.js';
import { countNights } from './quote-totals.js';
import type { QuoteProblem } from './check-quote.js';

const within = (count: number, from: number, to: number): number | null =>
  count >= from && count <= to ? count : null;

/** Neither client, dates, photo nor commission goes along, and prices only with `keepsPrices`. */
export const makeTemplateOptions = (
  options: readonly QuoteOption[],
  keepsPrices: boolean,
): QuoteTemplateOption[] =>
  options.map((option) => {
    const { kind, title, place, room, port, tickets, dining, inclusions, note, isRecommended } = option;
    const { startDate, finalDueOn, totalCents, depositCents, addons } = option;
    const before = startDate && finalDueOn ? countDaysBetween(finalDueOn, startDate) : -1;
    const price = (cents: number | null) => (keepsPrices ? cents : null);
    return {
      ...{ kind, title, place, room, port, tickets, dining, inclusions, note, isRecommended },
      nights: within(countNights(option), 1, 120),
      finalDaysBefore: within(before, 0, 730),
      totalCents: price(totalCents),
      depositCents: price(depositCents),
      addons: addons
        .filter((addon) => addon.title.trim() !== '')
        .map((addon) => ({ title: addon.title, cents: price(addon.cents), note: addon.note })),
    };
  });

/**
 * Options of a new quote. The dates follow from the first day where there is one.
 * @param startDate calendar date; null leaves the dates open.
 * @param makeId a new id for each option and extra.
 */
export const makeOptionsOf = (
  options: readonly QuoteTemplateOption[],
  startDate: string | null,
  makeId: () => string,
): QuoteOption[] =>
  options.map(({ nights, finalDaysBefore, addons, ...option }) => ({
    ...option,
    id: makeId(),
    startDate,
    endDate: startDate && nights !== null ? addDays(startDate, nights) : null,
    finalDueOn: startDate && finalDaysBefore !== null ? addDays(startDate, -finalDaysBefore) : null,
    depositDueOn: null,
    priceDate: null,
    isAbout: false,
    commissionCents: null,
    photo: null,
    addons: addons.map(({ title, cents, note }) => ({ id: makeId(), title, cents, note })),
  }));

/** Numbers that nobody may keep, by the path of their option. */
export const findTemplateSecrets = (options: readonly QuoteTemplateOption[]): QuoteProblem[] =>
  options.flatMap((option, index) => {
    const { title, place, room, tickets, dining, note, inclusions, addons } = option;
    const texts = [title, place, room, tickets, dining, note, ...inclusions];
    const extras = addons.flatMap((addon) => [addon.title, addon.note]);
    return [...texts, ...extras].flatMap((text) => {
      const message = findSecretNumber(text);
      return message === undefined ? [] : [{ path: `options.${String(index)}.note`, message }];
    });
  });

/** The names that the texts of a template mention, such as that of the client whose quote it was. */
export const findNamesIn = (options: readonly QuoteTemplateOption[], names: readonly string[]): string[] => {
  const words = new Set(
    options
      .flatMap(({ title, note, inclusions, addons }) => [
        ...[title, note, ...inclusions],
        ...addons.flatMap((addon) => [addon.title, addon.note]),
      ])
      .flatMap((text) => text.toLowerCase().match(/[\p{L}’'-]+/gu) ?? []),
  );
  return names.filter((name) => name.length > 1 && words.has(name.toLowerCase()));
};
