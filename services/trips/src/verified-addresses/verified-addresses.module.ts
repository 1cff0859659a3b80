import { Module } from '@nestjs/common';
import { VerifiedAddresses } from './verified-addresses.service.js';

@Module({ providers: [VerifiedAddresses], exports: [VerifiedAddresses] })
export class VerifiedAddressesModule {}
