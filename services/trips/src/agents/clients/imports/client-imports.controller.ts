import {
  ClientImport,
  ClientImportList,
  ImportDecisions,
  ImportHouseholds,
  StartImport,
  UndoneImport,
} from '@landsea/contracts/agents/imports';
import { ApiAnswer, BodyLimit, CurrentUser, UserTypes, type Principal } from '@landsea/nest-kit';
import { Body, Controller, Get, Param, Post } from '@nestjs/common';
import { RowIdPipe } from '../../../row-id.pipe.js';
import { ClientImportsService } from './client-imports.service.js';
import { ImportUndoService } from './import-undo.service.js';

/** Families of many people with long notes. */
const MOST_BYTES = 2 * 1024 * 1024;

@UserTypes('agent')
@Controller('api/v1/client-imports')
export class ClientImportsController {
  constructor(
    private readonly imports: ClientImportsService,
    private readonly undoing: ImportUndoService,
  ) {}

  @Get()
  @ApiAnswer(ClientImportList)
  list(@CurrentUser() user: Principal): Promise<ClientImportList> {
    return this.imports.list(user);
  }

  @BodyLimit(MOST_BYTES)
  @Post('check')
  @ApiAnswer(ImportDecisions)
  check(
    @CurrentUser() user: Principal,
    @Body({ schema: ImportHouseholds }) wanted: ImportHouseholds,
  ): Promise<ImportDecisions> {
    return this.imports.check(user, wanted);
  }

  @Post()
  @ApiAnswer(ClientImport, 201)
  start(
    @CurrentUser() user: Principal,
    @Body({ schema: StartImport }) file: StartImport,
  ): Promise<ClientImport> {
    return this.imports.start(user, file);
  }

  @BodyLimit(MOST_BYTES)
  @Post(':importId/households')
  @ApiAnswer(ImportDecisions)
  run(
    @CurrentUser() user: Principal,
    @Param('importId', RowIdPipe) importId: string,
    @Body({ schema: ImportHouseholds }) wanted: ImportHouseholds,
  ): Promise<ImportDecisions> {
    return this.imports.run(user, importId, wanted);
  }

  @Post(':importId/undo')
  @ApiAnswer(UndoneImport)
  undo(
    @CurrentUser() user: Principal,
    @Param('importId', RowIdPipe) importId: string,
  ): Promise<UndoneImport> {
    return this.undoing.undo(user, importId);
  }
}
