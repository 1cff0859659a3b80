import { Module } from '@nestjs/common';
import { AddressVerification } from './address-verification.service.js';

@Module({ providers: [AddressVerification], exports: [AddressVerification] })
export class AddressVerificationModule {}
