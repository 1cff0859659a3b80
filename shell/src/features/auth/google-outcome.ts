import { GoogleOutcome } from '@landsea/contracts/account';
import { useSearchParams } from 'react-router-dom';

export const useGoogleOutcome = (): GoogleOutcome | undefined => {
  const [query] = useSearchParams();
  return GoogleOutcome.safeParse(query.get('google')).data;
};

export const isEntrance = (outcome: GoogleOutcome | undefined): outcome is 'welcome' | 'created' =>
  outcome === 'welcome' || outcome === 'created';
