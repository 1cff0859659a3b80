import { Button } from '@landsea/ui/button';
import { Countdown } from '@landsea/ui/countdown';
import { TextField } from '@landsea/ui/fields/text-field';
import { Horizon } from '@landsea/ui/horizon/horizon';
import { useState, type FormEvent } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { ClientAbilities } from './client-abilities';
import { clientMarketingContent, clientMarketingContent as content } from './client-marketing-content';

const redeemPath = (code: string): string =>
  code.trim() ? `/invite/redeem?code=${encodeURIComponent(code.trim())}` : '/invite/redeem';

/** Without a code the link leads to the page that asks for one. */
function RedeemBox() {
  const [code, setCode] = useState('');
  const navigate = useNavigate();
  const { title, text, label, button } = clientMarketingContent.redeem;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void navigate(redeemPath(code));
  };
  return (
    <form
      onSubmit={submit}
      aria-labelledby="redeem"
      className="grid gap-4 rounded-card border border-hairline border-t-4 border-t-sun bg-surface p-5 sm:p-6"
    >
      <div className="grid gap-1">
        <h2 id="redeem" className="font-display text-xl text-ink">
          {title}
        </h2>
        <p className="text-base text-muted">{text}</p>
      </div>
      <div className="grid gap-3 sm:grid-cols-[1fr_auto] sm:items-end">
        <TextField
          label={label}
          value={code}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={40}
          onChange={({ target }) => setCode(target.value)}
        />
        <Button asChild variant="primary">
          <Link to={redeemPath(code)}>{button}</Link>
        </Button>
      </div>
    </form>
  );
}

function PortalPreview() {
  const { trip, by, countdown, until, days } = clientMarketingContent.preview;
  return (
    <figure
      aria-label="A client’s trip on Landsea"
      className="overflow-hidden rounded-card border border-hairline bg-surface"
    >
      <figcaption className="grid gap-3 p-5 pb-0 sm:p-6 sm:pb-0">
        <p className="text-base text-muted">
          <strong className="block font-display text-xl text-ink">{trip}</strong>
          {by}
        </p>
        <Countdown parts={countdown} caption={until} size="md" />
      </figcaption>
      <Horizon progress={0.4} landDays={4} seaDays={4} size="slim" />
      <ol className="grid px-5 pb-5 sm:px-6 sm:pb-6">
        {days.map(({ day, what, note }) => (
          <li
            key={day}
            className="grid grid-cols-[6rem_1fr] gap-x-4 border-b border-hairline py-2.5 last:border-0"
          >
            <span className="text-sm font-semibold text-sea tabular-nums">{day}</span>
            <span className="grid text-base text-ink">
              {what}
              <span className="text-sm text-muted">{note}</span>
            </span>
          </li>
        ))}
      </ol>
    </figure>
  );
}

export function ClientMarketingPage() {
  return (
    <>
      <section
        aria-labelledby="clients-title"
        className="mx-auto grid w-full max-w-page items-center gap-x-14 gap-y-8 px-5 pt-6 sm:pt-12 lg:grid-cols-[1.1fr_1fr]"
      >
        <div className="grid gap-6">
          <div className="grid gap-4">
            <h1
              id="clients-title"
              className="max-w-[20ch] text-[clamp(1.75rem,7.4vw,3.5rem)] leading-[1.06] text-ink"
            >
              {content.title}
            </h1>
            <p className="max-w-[46ch] text-base text-muted sm:text-lg">{content.lead}</p>
          </div>
          <RedeemBox />
        </div>
        <PortalPreview />
      </section>
      <ClientAbilities />
      <Steps />
      <Questions />
      <NoAgent />
    </>
  );
}

function Steps() {
  return (
    <section aria-labelledby="steps" className="mx-auto grid w-full max-w-page gap-6 px-5 pt-16 sm:pt-24">
      <h2 id="steps" className="text-2xl text-ink sm:text-3xl">
        {content.stepsTitle}
      </h2>
      <ol className="grid gap-8 border-t-2 border-sea md:grid-cols-3">
        {content.steps.map(({ title, text }, index) => (
          <li key={title} className="grid content-start gap-1 pt-4">
            <span aria-hidden className="font-display text-2xl font-semibold text-sea tabular-nums">
              {index + 1}
            </span>
            <h3 className="text-xl text-ink">{title}</h3>
            <p className="text-base text-muted">{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}

function Questions() {
  return (
    <section
      aria-labelledby="questions"
      className="mx-auto grid w-full max-w-page gap-x-14 gap-y-4 px-5 pt-16 sm:pt-24 lg:grid-cols-[1fr_2fr]"
    >
      <h2 id="questions" className="text-2xl text-ink">
        {content.questionsTitle}
      </h2>
      <dl className="grid gap-5">
        {content.questions.map(({ question, answer }) => (
          <div key={question} className="grid gap-1 border-t border-hairline pt-4">
            <dt className="text-lg font-semibold text-ink">{question}</dt>
            <dd className="max-w-[65ch] text-base text-muted">{answer}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function NoAgent() {
  const { title, text, button } = content.noAgent;
  return (
    <section
      aria-labelledby="no-agent"
      className="mx-auto grid w-full max-w-page justify-items-center gap-4 px-5 pt-20 text-center"
    >
      <h2 id="no-agent" className="text-2xl text-ink sm:text-3xl">
        {title}
      </h2>
      <p className="max-w-prose text-lg text-muted">{text}</p>
      <Button asChild size="lg">
        <Link to="/auth/signup">{button}</Link>
      </Button>
    </section>
  );
}
