import { LoaderCircle } from 'lucide-react';
import { planResultMessages as texts } from './plan-result-messages';

export function PlanProcessing({ text }: { text: string }) {
  return (
    <>
      <LoaderCircle aria-hidden className="size-12 animate-spin text-sea" strokeWidth={1.75} />
      <h1 className="text-3xl">{texts.processing}</h1>
      <p role="status" className="text-lg text-muted">
        {text}
      </p>
    </>
  );
}
