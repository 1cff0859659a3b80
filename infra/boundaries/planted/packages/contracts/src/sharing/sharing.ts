import { messages } from '../messages/messages.js';

export const sharing = messages;
