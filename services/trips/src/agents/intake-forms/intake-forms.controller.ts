import {
  CreateIntakeLink,
  IntakeFormList,
  IntakeTemplate,
  NewIntakeLink,
  SaveIntakeForm,
} from '@landsea/contracts/agents';
import {
  ApiAnswer,
  CurrentUser,
  RateLimit,
  SecretAnswer,
  UserTypes,
  type Principal,
  type RateLimitRule,
} from '@landsea/nest-kit';
import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put } from '@nestjs/common';
import { RowIdPipe } from '../../row-id.pipe.js';
import { IntakeFormsService } from './intake-forms.service.js';
import { IntakeLinksService } from './intake-links.service.js';

/** Links are sent by email too. */
const LINK_LIMIT: RateLimitRule = { name: 'intake-link', limit: 60, windowSeconds: 3600, by: 'user' };

@UserTypes('agent')
@Controller('api/v1')
export class IntakeFormsController {
  constructor(
    private readonly forms: IntakeFormsService,
    private readonly links: IntakeLinksService,
  ) {}

  @Get('intake-forms')
  @ApiAnswer(IntakeFormList)
  list(@CurrentUser() user: Principal): Promise<IntakeFormList> {
    return this.forms.list(user);
  }

  @Put('intake-forms/:template')
  @ApiAnswer(IntakeFormList)
  save(
    @CurrentUser() user: Principal,
    @Param('template', { schema: IntakeTemplate }) template: IntakeTemplate,
    @Body({ schema: SaveIntakeForm }) form: SaveIntakeForm,
  ): Promise<IntakeFormList> {
    return this.forms.save(user, template, form);
  }

  @RateLimit(LINK_LIMIT)
  @SecretAnswer()
  @Post('intake-forms/:template/links')
  @ApiAnswer(NewIntakeLink, 201)
  addLink(
    @CurrentUser() user: Principal,
    @Param('template', { schema: IntakeTemplate }) template: IntakeTemplate,
    @Body({ schema: CreateIntakeLink }) link: CreateIntakeLink,
  ): Promise<NewIntakeLink> {
    return this.links.add(user, template, link);
  }

  @Delete('intake-links/:intakeLinkId')
  @HttpCode(204)
  removeLink(@CurrentUser() user: Principal, @Param('intakeLinkId', RowIdPipe) id: string): Promise<void> {
    return this.links.remove(user, id);
  }
}
