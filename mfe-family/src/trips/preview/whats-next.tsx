import { CalendarDays, LockOpen, Users, Utensils, Zap } from 'lucide-react';
import { previewMessages as messages } from './preview-messages';

const icons = [LockOpen, CalendarDays, Utensils, Zap, Users];

export function WhatsNext() {
  return (
    <section aria-labelledby="whats-next">
      <h2 id="whats-next" className="font-display text-xl">
        {messages.whatsNext}
      </h2>
      <ul className="pt-2">
        {messages.next.map((text, index) => {
          const Icon = icons[index] ?? LockOpen;
          return (
            <li key={text} className="flex items-center gap-3 border-b border-hairline py-3 last:border-b-0">
              <Icon aria-hidden className="size-5 shrink-0 text-sea" strokeWidth={1.75} />
              {text}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
