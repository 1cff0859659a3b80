import { messageWayNames, type ListedTask, type WorkflowCondition } from '@landsea/contracts/agents';
import { formatTaskTiming } from '@landsea/rules/agents';

export const conditionLabels: Readonly<Record<WorkflowCondition, string>> = {
  'on-site': 'With a hotel of the parks',
  'split-stay': 'With more than one hotel',
  children: 'With children',
  mobility: 'With a wheelchair',
  'daily-dining': 'Without a hotel of the parks, when dining opens day by day',
  'returning-cruiser': 'With guests who have sailed before',
  concierge: 'In a concierge stateroom',
  'activities-before-payment': 'When activities open before the final payment',
  'no-night-before': 'Without a hotel the night before sailing',
};

/** `10 days before the trip begins, by the client`, its condition, and how its message is sent unless the agent does. */
export const formatListedTask = ({ anchor, days, who, when, message }: ListedTask): string => {
  const timing = `${formatTaskTiming({ anchor, days })}${who === 'client' ? ', by the client' : ''}`;
  return [
    timing,
    ...(when ? [conditionLabels[when]] : []),
    ...(message && message.way !== 'self' ? [messageWayNames[message.way]] : []),
  ].join('. ');
};
