import type {
  TaskMessage,
  TaskRepeat,
  TaskWho,
  WorkflowAnchor,
  WorkflowCondition,
} from '@landsea/contracts/agents';

export interface WorkflowTemplateTask {
  /** Unique within its template, and never changed: tasks of trips refer to it. */
  key: string;
  title: string;
  reason: string;
  anchor: WorkflowAnchor;
  /** Calendar days after the anchor, negative before it. */
  days: number;
  /** The agent by default. */
  who?: TaskWho;
  when?: WorkflowCondition;
  /** One task for each window of its kind, such as for each hotel of a split stay. */
  isForEach?: true;
  /** Without that moment, until the trip begins. */
  repeat?: { every: TaskRepeat['every']; until: WorkflowAnchor };
  /** Ours never send by themselves: that is the agent's choice. */
  message?: TaskMessage;
}
