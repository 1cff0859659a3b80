import type { ReactNode } from 'react';

export function PaymentSection({ children }: { children: ReactNode }) {
  return (
    <section className="mx-auto grid w-full max-w-xl justify-items-center gap-4 px-5 py-16 text-center">
      {children}
    </section>
  );
}
