import type { IntakeAnswer } from '@landsea/contracts/agents';
import { Button } from '@landsea/ui/button';
import { Card, CardTitle } from '@landsea/ui/card';
import { Notice } from '@landsea/ui/notice';
import { PageHeader } from '@landsea/ui/page-header';
import { formatDayOf } from '@landsea/web-kit';
import { useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router-dom';
import {
  useAddIntakeLeadMutation,
  useConfirmIntakeAddressMutation,
  useGetIntakeAnswerQuery,
  useRemoveIntakeAnswerMutation,
} from '../frame/intake-forms/intake-api';
import { BackLink, UnloadedPage } from '../frame/unloaded-page';
import { ProposalList } from './proposal-list';

const back = { label: 'Intake forms', to: '/app/agents/intake-forms' };

export function IntakeAnswerPage() {
  const { answerId = '' } = useParams();
  const { data, error, refetch } = useGetIntakeAnswerQuery(answerId, { refetchOnMountOrArgChange: true });
  if (data) return <Answer answer={data} />;
  const missing = { title: 'No such answers', text: 'They were deleted, or they are another agent’s.' };
  return (
    <UnloadedPage
      {...{ error, missing, back }}
      loading="Loading the answers"
      onRetry={() => void refetch()}
    />
  );
}

function Answer({ answer }: { answer: IntakeAnswer }) {
  const { id, name, email, source, clientId, sentAt, consents } = answer;
  return (
    <>
      <PageHeader
        title={name}
        lead={[email, source ? `from ${source}` : '', formatDayOf(sentAt)].filter(Boolean).join(' · ')}
        breadcrumb={<BackLink {...back} />}
        actions={
          clientId ? (
            <Button asChild>
              <Link to={`/app/agents/clients/${clientId}`}>Open the client</Link>
            </Button>
          ) : undefined
        }
      />
      <div className="grid gap-5">
        <Standing answer={answer} />
        <ProposalList answer={answer} />
        {consents.length > 0 ? (
          <Card aria-labelledby="intake-consents" className="grid gap-2">
            <CardTitle id="intake-consents">What they agreed to</CardTitle>
            <ul className="grid gap-1 text-base">
              {consents.map(({ text, agreed, at, version }) => (
                <li key={text} className="wrap-anywhere">
                  {agreed ? 'Yes' : 'No'}: {text}{' '}
                  <span className="text-sm text-muted">
                    ({formatDayOf(at)}, version {version} of the form)
                  </span>
                </li>
              ))}
            </ul>
          </Card>
        ) : null}
        <DeleteAnswers id={id} />
      </div>
    </>
  );
}

function Standing({ answer: { id, state, clientId, name } }: { answer: IntakeAnswer }) {
  const [confirm, confirming] = useConfirmIntakeAddressMutation();
  const [addLead, adding] = useAddIntakeLeadMutation();
  if (clientId === null)
    return (
      <Notice
        tone="warning"
        title="Your list was full"
        action={
          <Button size="sm" busy={adding.isLoading} onClick={() => void addLead(id)}>
            Add {name} to my list
          </Button>
        }
      >
        The answers are kept here. Add the lead once there’s room.
      </Notice>
    );
  if (state !== 'unconfirmed') return null;
  return (
    <Notice
      title="Address not confirmed yet"
      action={
        <Button size="sm" busy={confirming.isLoading} onClick={() => void confirm(id)}>
          I know it’s right
        </Button>
      }
    >
      Anyone can type an address into a form, so we emailed it a link to confirm. Until then, a new lead gets
      no message, form, or invitation from you.
    </Notice>
  );
}

function DeleteAnswers({ id }: { id: string }) {
  const [isAsking, setIsAsking] = useState(false);
  const [remove, { isLoading }] = useRemoveIntakeAnswerMutation();
  const navigate = useNavigate();
  const run = async () => {
    const { error } = await remove(id);
    if (!error) await navigate('/app/agents/intake-forms');
  };
  if (!isAsking)
    return (
      <Button variant="quiet" className="justify-self-start" onClick={() => setIsAsking(true)}>
        Delete these answers
      </Button>
    );
  return (
    <Notice
      tone="warning"
      title="Delete these answers?"
      action={
        <div className="flex flex-wrap gap-2">
          <Button size="sm" variant="danger" busy={isLoading} onClick={() => void run()}>
            Delete for good
          </Button>
          <Button size="sm" onClick={() => setIsAsking(false)}>
            Keep them
          </Button>
        </div>
      }
    >
      What you took over stays with the client. What was only kept here goes.
    </Notice>
  );
}
