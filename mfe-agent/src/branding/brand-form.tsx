import { findPayHost, type BrandLayer, type BrandSettings } from '@landsea/contracts/agents';
import { resolveBrand } from '@landsea/rules/agents';
import { Button } from '@landsea/ui/button';
import { Card, CardTitle } from '@landsea/ui/card';
import { SelectField } from '@landsea/ui/fields/select-field';
import { TextAreaField, TextField } from '@landsea/ui/fields/text-field';
import { Notice } from '@landsea/ui/notice';
import { notify } from '@landsea/web-kit';
import { callFailure, useZodForm } from '@landsea/web-kit/forms';
import { BrandDraft, toShown, toTyped, type TypedBrand } from './brand-draft';
import { BrandPreview } from './brand-preview';
import { useGetBrandQuery, useSaveBrandMutation } from './branding-api';
import { ColorField } from './color-field';
import { PictureField } from './picture-field';

interface BrandFormProps {
  settings: BrandSettings;
  level: 'agency' | 'own';
  layer: BrandLayer;
}

const ownOptions = [
  { value: 'show', label: 'Say “Made with Landsea” in small print' },
  { value: 'hide', label: 'Never mention Landsea' },
];
const AGAIN = 'Your text is still here: check it, and save again to keep it.';

export function BrandForm({ settings, level, layer }: BrandFormProps) {
  const { agency, agencyName } = settings;
  const [save] = useSaveBrandMutation();
  const { refetch } = useGetBrandQuery();
  const isBelow = level === 'own' && agency !== null;
  const typed = toTyped(layer);
  const initial: TypedBrand =
    isBelow || typed.poweredBy !== 'inherit' ? typed : { ...typed, poweredBy: 'show' };
  const { form, values, field, choice, submit, failure, isBusy } = useZodForm(BrandDraft, initial);
  const shown = toShown(values);
  const above = isBelow && agency.version > 0 ? agency : null;
  // A preview needs a name before one is typed.
  const named = { agencyName: agencyName ?? (shown.agentName ? null : 'Your agency') };
  const brand =
    level === 'agency'
      ? resolveBrand({ ...named, agency: shown, own: null })
      : resolveBrand({ ...named, agency: above, own: shown });
  const send = submit(async (saved) => {
    const { data, error } = await save({ level, brand: saved });
    const failed = callFailure(error);
    if (failed?.code === 'EDIT_CONFLICT') {
      const { data: latest } = await refetch();
      if (latest?.[level]) form.setValue('version', latest[level].version);
      return { ...failed, message: `${failed.message} ${AGAIN}` };
    }
    if (failed) return failed;
    if (data?.[level]) form.setValue('version', data[level].version);
    return notify({ title: 'Saved', description: 'Clients see it from now on.', tone: 'success' });
  });
  const inherited = (value: string | null | undefined): string | undefined => (isBelow && value) || undefined;
  const host = findPayHost(values.payLink.trim());
  const logo = choice('logoId');
  const photo = choice('photoId');
  const powered = choice('poweredBy');
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <form noValidate onSubmit={send} className="grid gap-6">
        <Card aria-labelledby={`${level}-look`} className="grid gap-5">
          <CardTitle id={`${level}-look`}>Name, logo and color</CardTitle>
          <TextField
            {...field('name')}
            label="Name"
            placeholder={inherited(agency?.name) ?? agencyName ?? undefined}
            autoComplete="organization"
            hint={
              agencyName
                ? `Leave empty for “${(isBelow && agency.name) || agencyName}”.`
                : 'What your clients call you.'
            }
            maxLength={80}
          />
          <PictureField
            label="Logo"
            hint="JPEG, PNG or WebP, on one line if you have the choice. We make it small enough for email."
            {...logo}
          />
          <ColorField field={field('color')} color={shown.color} />
        </Card>
        <Card aria-labelledby={`${level}-you`} className="grid gap-5">
          <CardTitle id={`${level}-you`}>{level === 'agency' ? 'Whom to ask' : 'You'}</CardTitle>
          <TextField
            {...field('agentName')}
            label={level === 'agency' ? 'Name of the contact' : 'Your name'}
            placeholder={inherited(agency?.agentName)}
            autoComplete="name"
            maxLength={80}
          />
          <PictureField
            label="Photo"
            hint="Clients see it in their portal and in emails."
            isRound
            {...photo}
          />
          <div className="grid gap-5 sm:grid-cols-2">
            <TextField
              {...field('phone')}
              label="Phone"
              type="tel"
              placeholder={inherited(agency?.phone)}
              autoComplete="tel"
              maxLength={40}
            />
            <TextField
              {...field('hours')}
              label="Hours"
              placeholder={inherited(agency?.hours) ?? 'Weekdays, 9 to 5 Eastern'}
              maxLength={120}
            />
          </div>
          <TextField
            {...field('replyTo')}
            label="Reply address"
            type="email"
            inputMode="email"
            placeholder={inherited(agency?.replyTo)}
            autoComplete="email"
            hint="Where answers to emails go that don’t belong to a conversation here."
          />
          <TextAreaField
            {...field('signature')}
            label="Signature"
            placeholder={inherited(agency?.signature)}
            hint="Up to a few lines, below each email. Without web addresses."
            rows={3}
            maxLength={400}
          />
        </Card>
        <Card aria-labelledby={`${level}-law`} className="grid gap-5">
          <CardTitle id={`${level}-law`}>Small print</CardTitle>
          <TextAreaField
            {...field('legalLines')}
            label="Legal lines"
            placeholder={inherited(agency?.legalLines) ?? 'Fla. Seller of Travel Ref. No. ST12345'}
            hint="Seller-of-travel numbers and what your state or host wants shown. One a line."
            rows={3}
            maxLength={600}
          />
          <SelectField
            {...powered}
            label="Mention of Landsea"
            options={
              isBelow ? [{ value: 'inherit', label: 'As the agency chose' }, ...ownOptions] : ownOptions
            }
            onValueChange={(value) => powered.onValueChange(value as TypedBrand['poweredBy'])}
          />
        </Card>
        {level === 'own' ? (
          <Card aria-labelledby="own-pay" className="grid gap-5">
            <CardTitle id="own-pay">Getting paid</CardTitle>
            <TextField
              {...field('payLink')}
              label="Your payment link"
              type="url"
              inputMode="url"
              placeholder="https://square.link/u/…"
              autoComplete="off"
              maxLength={500}
              hint={
                host
                  ? `Each new fee begins with it. The button leads your client to ${host}.`
                  : 'Square, PayPal, Stripe, or your bank. Each new fee begins with it, and you can change it there.'
              }
            />
          </Card>
        ) : null}
        {failure ? <Notice tone="error">{failure.message}</Notice> : null}
        <Button
          type="submit"
          variant="primary"
          className="justify-self-start"
          busy={isBusy}
          busyLabel="Saving…"
        >
          Save
        </Button>
      </form>
      <div className="lg:sticky lg:top-20">{brand ? <BrandPreview brand={brand} /> : null}</div>
    </div>
  );
}
