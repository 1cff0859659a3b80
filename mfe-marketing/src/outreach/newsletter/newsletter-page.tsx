import { CircleCheck } from 'lucide-react';
import { OutreachPage } from '../form/outreach-page';
import { NewsletterBox } from './newsletter-box';
import { newsletterContent as content } from './newsletter-content';

export function NewsletterPage() {
  return (
    <OutreachPage
      title={content.title}
      lead={content.lead}
      aside={
        <ul className="grid max-w-[46ch] gap-3 border-t border-hairline pt-4">
          {content.promises.map((promise) => (
            <li key={promise} className="flex gap-3 text-base text-ink">
              <CircleCheck aria-hidden className="mt-0.5 size-5 shrink-0 text-palm" strokeWidth={1.75} />
              {promise}
            </li>
          ))}
        </ul>
      }
    >
      <NewsletterBox />
    </OutreachPage>
  );
}
