import { answerMails } from '@landsea/web-kit/confirmations';

answerMails();
