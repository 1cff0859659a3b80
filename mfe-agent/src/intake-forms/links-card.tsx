import type { IntakeForm, IntakeLink } from '@landsea/contracts/agents';
import { formatCount } from '@landsea/contracts/core';
import { Button } from '@landsea/ui/button';
import { Card, CardTitle } from '@landsea/ui/card';
import { TextField } from '@landsea/ui/fields/text-field';
import { Notice } from '@landsea/ui/notice';
import { formatDayOf, getFieldErrors, toApiError } from '@landsea/web-kit';
import { useState, type SyntheticEvent } from 'react';
import { encode } from 'uqr';
import { CopyField } from '../frame/copy-field';
import { useAddIntakeLinkMutation, useRemoveIntakeLinkMutation } from '../frame/intake-forms/intake-api';

/** Scanners need four light modules around the code. */
const QUIET = 4;

const drawPath = (grid: readonly (readonly boolean[])[]): string =>
  grid
    .flatMap((line, row) => line.flatMap((isDark, column) => (isDark ? `M${column} ${row}h1v1h-1z` : [])))
    .join('');

/** Dark on white in both themes, because scanners expect it. */
function QrPicture({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { ecc: 'M', border: QUIET });
  const path = drawPath(data);
  const file = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}"><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${path}"/></svg>`;
  return (
    <div className="grid justify-items-start gap-2">
      <svg
        role="img"
        aria-label={label}
        viewBox={`0 0 ${String(size)} ${String(size)}`}
        className="size-44 rounded-lg border border-hairline"
        shapeRendering="crispEdges"
      >
        <path fill="#ffffff" d={`M0 0h${String(size)}v${String(size)}H0z`} />
        <path fill="#000000" d={path} />
      </svg>
      <Button asChild size="sm">
        <a download="form-qr-code.svg" href={`data:image/svg+xml,${encodeURIComponent(file)}`}>
          Download
        </a>
      </Button>
    </div>
  );
}

const escape = (text: string): string =>
  text.replace(
    /[&<>"]/g,
    (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign] ?? sign,
  );

/** A link that looks like a button; no script, so that every website takes it. */
const makeSnippet = (url: string, title: string): string =>
  `<a href="${escape(url)}" style="display:inline-block;padding:14px 24px;border-radius:999px;background:#0f6e7c;color:#ffffff;font:600 17px/1.3 sans-serif;text-decoration:none">${escape(title)}</a>`;

/** Links that make leads, each with the page that it stands on; and those sent to clients. */
export function LinksCard({ form }: { form: IntakeForm }) {
  const [label, setLabel] = useState('');
  const [add, { isLoading, error }] = useAddIntakeLinkMutation();
  const problems = error ? getFieldErrors(error) : {};
  const open = form.links.filter(({ kind }) => kind === 'public');
  const sent = form.links.filter(({ kind }) => kind !== 'public');
  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    const { data } = await add({ template: form.template, link: { kind: 'public', label } });
    if (data) setLabel('');
  };
  return (
    <Card aria-labelledby="form-links" className="grid gap-4">
      <CardTitle id="form-links">Links</CardTitle>
      {open.length === 0 ? (
        <p className="text-base text-muted">
          Make a link for your website or your profile. Whoever answers becomes a lead.
        </p>
      ) : (
        <ul className="grid gap-5">
          {open.map((link) => (
            <li key={link.id}>
              <PublicLink link={link} title={form.title} />
            </li>
          ))}
        </ul>
      )}
      <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-wrap items-end gap-2">
        <TextField
          label="Where will it be?"
          hint="It becomes the source of the lead, such as “My website”."
          value={label}
          error={problems['label']}
          onChange={({ target }) => setLabel(target.value)}
          className="min-w-48 grow"
        />
        <Button type="submit" busy={isLoading} busyLabel="Making...">
          Make a link
        </Button>
      </form>
      {error && !problems['label'] ? <Notice tone="error">{toApiError(error).message}</Notice> : null}
      {sent.length > 0 ? (
        <ul aria-label="Sent to clients" className="divide-y divide-hairline">
          {sent.map((link) => (
            <li key={link.id} className="flex flex-wrap items-center justify-between gap-2 py-1">
              <span className="min-w-0 wrap-anywhere">
                {link.label}
                <span className="block text-sm text-muted">
                  {link.asks === 'missing' ? 'What’s missing' : 'Everything'}, {formatDayOf(link.createdAt)}
                </span>
              </span>
              <TurnOff link={link} />
            </li>
          ))}
        </ul>
      ) : null}
    </Card>
  );
}

function PublicLink({ link, title }: { link: IntakeLink; title: string }) {
  const [shows, setShows] = useState(false);
  const url = link.url ?? '';
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p className="min-w-0 font-semibold text-ink wrap-anywhere">
          {link.label} <span className="font-normal text-muted">{formatCount(link.sent, 'answer')}</span>
        </p>
        <TurnOff link={link} />
      </div>
      <CopyField label="Link" value={url} />
      <div className="flex flex-wrap gap-2">
        <Button asChild size="sm">
          <a href={url} target="_blank" rel="noreferrer">
            See it as a family
          </a>
        </Button>
        <Button size="sm" aria-expanded={shows} onClick={() => setShows(!shows)}>
          QR code and website
        </Button>
      </div>
      {shows ? (
        <div className="grid gap-4 pt-2 sm:grid-cols-[auto_minmax(0,1fr)]">
          <QrPicture text={url} label={`QR code for ${link.label}`} />
          <CopyField
            label="For your website"
            value={makeSnippet(url, title)}
            hint="Paste it where the button should be. It works on any website, without a script."
          />
        </div>
      ) : null}
    </div>
  );
}

function TurnOff({ link }: { link: IntakeLink }) {
  const [remove, { isLoading }] = useRemoveIntakeLinkMutation();
  return (
    <Button
      size="sm"
      variant="quiet"
      aria-label={`Turn off the link ${link.label}`}
      busy={isLoading}
      onClick={() => void remove(link.id)}
    >
      Turn off
    </Button>
  );
}
