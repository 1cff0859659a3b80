import {
  parseVariant,
  VARIANT_COOKIE,
  type AssignedVariant,
  type Experiment,
} from '@landsea/contracts/experiments';
import { getUnassignedVariant } from '@landsea/rules/experiments';

/** The gateway's choice for this browser, if it takes part in a running experiment. */
export const readAssignment = (cookies: string): AssignedVariant | undefined => {
  const pair = cookies.split('; ').find((part) => part.startsWith(`${VARIANT_COOKIE}=`));
  return pair === undefined ? undefined : parseVariant(pair.slice(VARIANT_COOKIE.length + 1));
};

/** The variant that the gateway served; the first one when this build does not have it. */
export const pickShownVariant = (
  experiment: Pick<Experiment, 'key' | 'version' | 'variants' | 'endsOn' | 'winner'>,
  assigned: AssignedVariant | undefined,
  today: string,
): string => {
  const usual = getUnassignedVariant(experiment, today);
  const isOurs = assigned?.experiment === experiment.key && assigned.version === experiment.version;
  return isOurs && experiment.variants.some(({ key }) => key === assigned.variant) ? assigned.variant : usual;
};
