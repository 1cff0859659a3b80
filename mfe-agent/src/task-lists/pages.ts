import { definePages } from '@landsea/web-kit/pages';
import { agentKeywords, agentPicture } from '../frame/page-head';

export const taskListPages = definePages([
  {
    name: 'TaskLists',
    paths: ['/app/agents/task-lists'],
    access: 'agent',
    title: 'Task lists',
    description: 'Your own lists of tasks, and ours to start from.',
    help: 'Make one of ours yours, or write a new one. On a trip, each task gets its day from the trip’s own dates.',
    keywords: agentKeywords,
    ogImage: agentPicture,
    firstData: ['/api/v1/task-lists'],
    page: async () => (await import('./task-lists-page')).TaskListsPage,
  },
]);
