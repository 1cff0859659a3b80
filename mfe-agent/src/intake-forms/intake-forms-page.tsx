import type { IntakeForm, IntakeTemplate } from '@landsea/contracts/agents';
import { ErrorState } from '@landsea/ui/error-state';
import { Segmented } from '@landsea/ui/fields/segmented';
import { PageHeader } from '@landsea/ui/page-header';
import { Skeleton } from '@landsea/ui/skeleton';
import { toApiError } from '@landsea/web-kit';
import { useState } from 'react';
import { useListIntakeFormsQuery } from '../frame/intake-forms/intake-api';
import { listTemplateOptions } from '../frame/intake-forms/template-labels';
import { AnswerList } from './answer-list';
import { FormEditor } from './form-editor';
import { LinksCard } from './links-card';

export function IntakeFormsPage() {
  const { data, error, refetch } = useListIntakeFormsQuery(undefined, { refetchOnMountOrArgChange: true });
  const [template, setTemplate] = useState<IntakeTemplate>('parks');
  const form = data?.forms.find((each) => each.template === template);
  return (
    <>
      <PageHeader
        title="Intake forms"
        lead="One question at a time on a phone. You take over the answers, field by field."
      />
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.2fr)]">
        <AnswerList />
        {error && !data ? (
          <ErrorState text={toApiError(error).message} onRetry={() => void refetch()} />
        ) : (
          <div className="grid gap-6">
            <Segmented
              label="Which form"
              options={listTemplateOptions}
              value={template}
              onValueChange={setTemplate}
            />
            {form ? <Form key={`${template}${String(form.version)}`} form={form} /> : <Loading />}
          </div>
        )}
      </div>
    </>
  );
}

function Form({ form }: { form: IntakeForm }) {
  return (
    <>
      <LinksCard form={form} />
      <FormEditor form={form} />
    </>
  );
}

function Loading() {
  return (
    <div role="status" aria-busy="true" aria-label="Loading your forms" className="grid gap-4">
      <Skeleton className="h-40" />
      <Skeleton className="h-72" />
    </div>
  );
}
