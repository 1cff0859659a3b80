import { combinedBookingTasks } from './combined-booking-tasks.js';
import { combinedTravelTasks } from './combined-travel-tasks.js';
import { cruiseBookingTasks } from './cruise-booking-tasks.js';
import { cruiseTravelTasks } from './cruise-travel-tasks.js';
import { parksBookingTasks } from './parks-booking-tasks.js';
import { parksTravelTasks } from './parks-travel-tasks.js';
import type { WorkflowTemplateTask } from './template-task.js';
import type { WorkflowTemplateKey } from '@landsea/contracts/agents';

export interface WorkflowTemplate {
  title: string;
  text: string;
  tasks: readonly WorkflowTemplateTask[];
}

export const workflowTemplates: Readonly<Record<WorkflowTemplateKey, WorkflowTemplate>> = {
  parks: {
    title: 'Family to the parks',
    text: 'Hotel, tickets, dining and Lightning Lane, on-site or off-site.',
    tasks: [...parksBookingTasks, ...parksTravelTasks],
  },
  cruise: {
    title: 'Cruise',
    text: 'One sailing, with its papers, payments, activities and check-in.',
    tasks: [...cruiseBookingTasks, ...cruiseTravelTasks],
  },
  combined: {
    title: 'Land and sea',
    text: 'A park stay and a sailing in one trip, with two payments and the day between.',
    tasks: [...combinedBookingTasks, ...combinedTravelTasks],
  },
};
