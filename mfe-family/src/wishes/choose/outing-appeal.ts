import type { Excursion } from '@landsea/contracts/catalogue';
import { getAgeOn } from '@landsea/rules/trip';
import type { Traveler } from '@landsea/contracts/trip';

const GROWN_UP = 18;
const SELLS_OUT = 80;
const USUAL = 55;
/** Subtracted when children stay behind, and for each other person who is too young. */
const FOR_ADULTS = 60;
const TOO_YOUNG = 12;
/** Added when it is made for somebody of the party. */
const MADE_FOR = 10;
const STRENUOUS = 3;
const FOR_CHILDREN = /famil|child/i;

type Person = Pick<Traveler, 'age' | 'birthDate' | 'pace'>;

/** 0 to 100: outings that sell out rank high, outings without the children low, and impossible ones 0. */
export const scoreOuting = (
  {
    minAge,
    sellsOutEarly,
    suits,
    activityLevel,
  }: Pick<Excursion, 'minAge' | 'sellsOutEarly' | 'suits' | 'activityLevel'>,
  party: readonly Person[],
  date: string,
): number => {
  const ages = party.map((person) => getAgeOn(person, date));
  const tooYoung = ages.filter((age) => age < minAge).length;
  if (ages.length > 0 && tooYoung === ages.length) return 0;
  const hasChildren = ages.some((age) => age < GROWN_UP);
  const fits = hasChildren && suits.some((each) => FOR_CHILDREN.test(each)) ? MADE_FOR : 0;
  const isHard =
    activityLevel >= STRENUOUS && party.some(({ pace }) => pace !== undefined && pace !== 'usual');
  const appeal = (sellsOutEarly ? SELLS_OUT : USUAL) + fits - (isHard ? TOO_YOUNG : 0);
  const missed = minAge >= GROWN_UP && hasChildren ? FOR_ADULTS : tooYoung * TOO_YOUNG;
  return Math.max(1, Math.min(100, appeal - missed));
};
