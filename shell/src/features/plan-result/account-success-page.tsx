import { formatPrice } from '@landsea/contracts/billing';
import { timings } from '@landsea/web-kit';
import { useEffect, useState } from 'react';
import { useGetPricesQuery } from '../../billing-data/billing-api';
import { PlanProcessing } from './plan-processing';
import { planResultMessages as texts } from './plan-result-messages';
import { PlanWelcome } from './plan-welcome';

const useTerms = (): string => {
  const { proMonthly, trialDays = 0 } = useGetPricesQuery().data ?? {};
  const price = proMonthly ? formatPrice(proMonthly.amountCents) : undefined;
  return price && trialDays > 0 ? texts.trialOffer(trialDays, price) : texts.billedMonthly(price);
};

/** /billing/success verifies; this page waits 1.5 s and sends no request. */
export function AccountSuccessPage() {
  const terms = useTerms();
  const [isProcessing, setProcessing] = useState(true);
  useEffect(() => {
    const timer = setTimeout(() => {
      setProcessing(false);
    }, timings.subscriptionSuccess);
    return () => {
      clearTimeout(timer);
    };
  }, []);
  return (
    <section className="mx-auto grid w-full max-w-2xl justify-items-center gap-4 px-5 py-16 text-center">
      {isProcessing ? (
        <PlanProcessing text={texts.processingText} />
      ) : (
        <PlanWelcome plan="pro" terms={terms} />
      )}
    </section>
  );
}
