import { Module } from '@nestjs/common';
import { LetterDispatch } from './letter-dispatch.js';
import { Letters } from './letters.service.js';

@Module({ providers: [Letters, LetterDispatch], exports: [Letters] })
export class LettersModule {}
