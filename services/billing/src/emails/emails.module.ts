import { Module } from '@nestjs/common';
import { EmailDispatch } from './email-dispatch.js';
import { EmailRequests } from './email-requests.service.js';

@Module({ providers: [EmailRequests, EmailDispatch], exports: [EmailRequests] })
export class EmailsModule {}
