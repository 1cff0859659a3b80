import { GoogleOutcome } from '@landsea/contracts/account';
import { useSearchParams } from 'react-router-dom';

/** How a way through Google ended, as the address says; undefined when nobody comes from there. */
export const useGoogleOutcome = (): GoogleOutcome | undefined => {
  const [query] = useSearchParams();
  return GoogleOutcome.safeParse(query.get('google')).data;
};

export const isEntrance = (outcome: GoogleOutcome | undefined): outcome is 'welcome' | 'created' =>
  outcome === 'welcome' || outcome === 'created';
