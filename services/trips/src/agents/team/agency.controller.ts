import {
  Agency,
  ChangeMemberRole,
  CreateAgency,
  OwnAgency,
  RemoveMember,
  RenameAgency,
} from '@landsea/contracts/agents';
import { SecurityEvent, ApiAnswer, CurrentUser, UserTypes, type Principal } from '@landsea/nest-kit';
import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post, Put } from '@nestjs/common';
import { RowIdPipe } from '../../row-id.pipe.js';
import { AgencyRemovalService } from './agency-removal.service.js';
import { AgencyService } from './agency.service.js';

@UserTypes('agent')
@Controller('api/v1/agency')
export class AgencyController {
  constructor(
    private readonly agencies: AgencyService,
    private readonly removal: AgencyRemovalService,
  ) {}

  @Get()
  @ApiAnswer(OwnAgency)
  getOwn(@CurrentUser() user: Principal): Promise<OwnAgency> {
    return this.agencies.getOwn(user);
  }

  @SecurityEvent('agency')
  @Post()
  @ApiAnswer(Agency, 201)
  create(
    @CurrentUser() user: Principal,
    @Body({ schema: CreateAgency }) agency: CreateAgency,
  ): Promise<Agency> {
    return this.agencies.create(user, agency);
  }

  @Patch()
  @ApiAnswer(Agency)
  rename(
    @CurrentUser() user: Principal,
    @Body({ schema: RenameAgency }) change: RenameAgency,
  ): Promise<Agency> {
    return this.agencies.rename(user, change);
  }

  @SecurityEvent('agency')
  @Delete()
  @HttpCode(204)
  end(@CurrentUser() user: Principal): Promise<void> {
    return this.agencies.end(user);
  }

  @SecurityEvent('role')
  @Put('members/:memberId/role')
  @ApiAnswer(Agency)
  changeRole(
    @CurrentUser() user: Principal,
    @Param('memberId', RowIdPipe) memberId: string,
    @Body({ schema: ChangeMemberRole }) { role }: ChangeMemberRole,
  ): Promise<Agency> {
    return this.agencies.changeRole(user, memberId, role);
  }

  @SecurityEvent('role')
  @Post('members/:memberId/removal')
  @ApiAnswer(OwnAgency)
  remove(
    @CurrentUser() user: Principal,
    @Param('memberId', RowIdPipe) memberId: string,
    @Body({ schema: RemoveMember }) { toAgentId }: RemoveMember,
  ): Promise<OwnAgency> {
    return this.removal.remove(user, memberId, toAgentId);
  }
}
