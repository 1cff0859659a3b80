import { operator } from '../operator';
import { OutreachPage } from '../form/outreach-page';
import { contactContent as content } from './contact-content';
import { ContactForm } from './contact-form';

/** `?about=demo` asks for the demo that agents are offered. */
export function ContactPage() {
  return (
    <OutreachPage title={content.title} lead={content.lead} aside={<Aside />}>
      <ContactForm />
    </OutreachPage>
  );
}

function Aside() {
  return (
    <>
      {operator.contactEmail ? (
        <p className="text-base text-ink">
          {content.byEmail}{' '}
          <a className="text-sea underline underline-offset-4" href={`mailto:${operator.contactEmail}`}>
            {operator.contactEmail}
          </a>
        </p>
      ) : null}
      <ul className="hidden max-w-[46ch] gap-3 border-t border-hairline pt-4 sm:grid">
        {content.canDo.map(({ title, text }) => (
          <li key={title} className="text-base text-muted">
            <strong className="font-semibold text-ink">{title}</strong> {text}
          </li>
        ))}
      </ul>
    </>
  );
}
