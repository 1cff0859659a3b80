import { formatPrice } from '@landsea/contracts/billing';
import { ERASURE_DAYS } from '@landsea/contracts/account';
import type { BillingOverview, OwnPayment, OwnSubscription } from '@landsea/contracts/billing';
import { Button } from '@landsea/ui/button';
import { ErrorState } from '@landsea/ui/error-state';
import { Notice } from '@landsea/ui/notice';
import { PasswordField } from '@landsea/ui/fields/password-field';
import { TextField } from '@landsea/ui/fields/text-field';
import { toApiError, formatMoney, notify } from '@landsea/web-kit';
import { callFailure, useZodForm } from '@landsea/web-kit/forms';
import * as z from 'zod/mini';
import { useGetOverviewQuery } from '../../../billing-data/billing-api';
import { formatDay, getLastDay, planNames } from '../../../billing-data/billing-labels';
import { KeepAccount } from './keep-account';
import { defineCurrentPassword } from '../current-password';
import { LoadingSection } from '../sections/loading-section';
import { useDeleteAccountMutation } from '../settings-api';
import { SectionFailure } from '../sections/section-failure';
import { settingsMessages } from '../settings-messages';
import type { SectionProps } from '../sections/section-props';

const RUNNING: OwnSubscription['status'][] = ['trialing', 'active', 'past_due', 'unpaid'];

const paidTrip = ({ tripName, amountCents, accessEndsAt }: OwnPayment): string =>
  `${tripName ?? 'A trip'}: ${formatMoney(amountCents)} paid${
    accessEndsAt ? `, planning tools until ${getLastDay(accessEndsAt)}` : ''
  }`;

const livePlan = ({ plan, amountCents, periodEndsAt, cancelsAt }: OwnSubscription): string => {
  const end = cancelsAt ?? periodEndsAt;
  return `${planNames[plan]} plan, ${formatPrice(amountCents)} a month${
    end ? `: ends with the account, not on ${formatDay(end)}` : ''
  }`;
};

function WhatIsPaid({ trips, subscriptions }: BillingOverview) {
  const active = trips.filter(({ state }) => state === 'active' || state === 'archived');
  const plans = subscriptions.filter(({ status }) => RUNNING.includes(status));
  if (active.length === 0 && plans.length === 0) return null;
  return (
    <Notice tone="warning" title="You have paid for this, and it will be lost">
      <ul className="list-disc pl-5">
        {active.map((payment) => (
          <li key={payment.tripId}>{paidTrip(payment)}</li>
        ))}
        {plans.map((subscription) => (
          <li key={subscription.plan}>{livePlan(subscription)}</li>
        ))}
      </ul>
      Deleting your account does not give this money back.
      {plans.length > 0 ? ' Once the account is gone nothing more is charged.' : ''}
    </Notice>
  );
}

/** A person without a password types their email. */
const confirmationOf = (user: SectionProps['user']) =>
  z.object({
    password: defineCurrentPassword(user),
    email: z
      .string()
      .check(
        z.refine(
          (email) => user.hasPassword || email.trim().toLowerCase() === user.email,
          'Type the email of this account to confirm',
        ),
      ),
  });

function DeleteForm({ user }: SectionProps) {
  const [deleteAccount] = useDeleteAccountMutation();
  const { field, submit, isBusy, failure } = useZodForm(confirmationOf(user), { password: '', email: '' });
  const erase = submit(async ({ password, email }) => {
    const { error } = await deleteAccount(user.hasPassword ? { password } : { email });
    if (!error) notify({ title: settingsMessages.deletionAsked, tone: 'info' });
    return callFailure(error);
  });
  return (
    <form noValidate onSubmit={erase} className="grid gap-5">
      <SectionFailure failure={failure} />
      {user.hasPassword ? (
        <PasswordField
          {...field('password')}
          label="Current password"
          autoComplete="current-password"
          disabled={user.isDemo}
        />
      ) : (
        <TextField
          {...field('email')}
          label="Your email"
          hint={`Type ${user.email} to confirm.`}
          type="email"
          autoComplete="off"
        />
      )}
      <div>
        <Button type="submit" variant="danger" busy={isBusy} busyLabel="Deleting..." disabled={user.isDemo}>
          Delete my account
        </Button>
      </div>
    </form>
  );
}

export function DeleteSection({ user }: SectionProps) {
  const { data, error, refetch } = useGetOverviewQuery(undefined, { refetchOnMountOrArgChange: true });
  if (user.erasesAt) return <KeepAccount erasesAt={user.erasesAt} />;
  if (error && !data) return <ErrorState text={toApiError(error).message} onRetry={() => void refetch()} />;
  if (!data) return <LoadingSection label="Looking at what you paid" />;
  return (
    <div className="grid max-w-xl gap-5">
      <p>
        Your trips with their budgets and plans, {user.userType === 'agent' ? 'your clients, ' : ''}your
        settings and your sign-in are erased {ERASURE_DAYS} days from now. Until then you can take it back.
        What bookkeeping must keep of payments stays without your name.
      </p>
      <WhatIsPaid {...data} />
      <DeleteForm user={user} />
    </div>
  );
}
