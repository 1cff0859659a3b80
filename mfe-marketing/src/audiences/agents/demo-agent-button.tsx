import { demoAgentAccount } from '@landsea/contracts/account';
import { Button } from '@landsea/ui/button';
import { toApiError, forgetDestination, notify, useLoginMutation } from '@landsea/web-kit';
import { useNavigate } from 'react-router-dom';
import { agentsMarketingContent as content } from './agents-marketing-content';

const { email, password } = demoAgentAccount;

export function DemoAgentButton() {
  const [login, { isLoading }] = useLoginMutation();
  const navigate = useNavigate();
  const open = async () => {
    forgetDestination();
    const { data: user, error } = await login({ email, password });
    if (user) return navigate('/app/agents/clients');
    const { message } = toApiError(error);
    notify({ title: content.agentDemoFailed, description: message, tone: 'error' });
    return undefined;
  };
  return (
    <div className="grid justify-items-start gap-1">
      <Button
        variant="quiet"
        className="-ml-3"
        busy={isLoading}
        busyLabel={content.agentDemoOpens}
        onClick={() => void open()}
      >
        {content.agentDemo}
      </Button>
      <p className="max-w-[48ch] text-sm text-muted">{content.agentDemoText}</p>
    </div>
  );
}
