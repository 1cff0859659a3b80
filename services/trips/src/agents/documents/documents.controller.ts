import {
  AddDocument,
  ClientDocument,
  DocumentList,
  DocumentQuery,
  PaperAlertList,
  SaveDocument,
  SharedDocumentList,
} from '@landsea/contracts/agents';
import {
  ApiAnswer,
  CurrentUser,
  RateLimit,
  RawBody,
  UserTypes,
  type KitRequest,
  type Principal,
} from '@landsea/nest-kit';
import {
  Body,
  Controller,
  Delete,
  Get,
  HttpCode,
  Param,
  Post,
  Put,
  Query,
  Req,
  Res,
  type StreamableFile,
} from '@nestjs/common';
import type { Response } from 'express';
import { RowIdPipe } from '../../row-id.pipe.js';
import { answerFile } from '../../trip/files/file-answers.js';
import { DocumentsService } from './documents.service.js';
import { SharedDocumentsService } from './shared-documents.service.js';

@UserTypes('agent')
@Controller('api/v1')
export class ClientDocumentsController {
  constructor(private readonly documents: DocumentsService) {}

  @Get('documents')
  @ApiAnswer(DocumentList)
  list(
    @CurrentUser() user: Principal,
    @Query({ schema: DocumentQuery }) query: DocumentQuery,
  ): Promise<DocumentList> {
    return this.documents.list(user, query);
  }

  @Get('paper-alerts')
  @ApiAnswer(PaperAlertList)
  listAlerts(@CurrentUser() user: Principal): Promise<PaperAlertList> {
    return this.documents.listAlerts(user);
  }

  @Post('clients/:clientId/documents')
  @ApiAnswer(ClientDocument, 201)
  add(
    @CurrentUser() user: Principal,
    @Param('clientId', RowIdPipe) clientId: string,
    @Body({ schema: AddDocument }) document: AddDocument,
  ): Promise<ClientDocument> {
    return this.documents.add(user, clientId, document);
  }

  @Put('documents/:documentId')
  @ApiAnswer(ClientDocument)
  save(
    @CurrentUser() user: Principal,
    @Param('documentId', RowIdPipe) documentId: string,
    @Body({ schema: SaveDocument }) document: SaveDocument,
  ): Promise<ClientDocument> {
    return this.documents.save(user, documentId, document);
  }

  @Delete('documents/:documentId')
  @HttpCode(204)
  remove(@CurrentUser() user: Principal, @Param('documentId', RowIdPipe) documentId: string): Promise<void> {
    return this.documents.remove(user, documentId);
  }

  @Post('documents/:documentId/files')
  @RawBody()
  @RateLimit({ name: 'document', limit: 60, windowSeconds: 3600, by: 'user' })
  @ApiAnswer(ClientDocument, 201)
  attach(
    @CurrentUser() user: Principal,
    @Param('documentId', RowIdPipe) documentId: string,
    @Req() request: KitRequest,
    @Query('name') name = '',
  ): Promise<ClientDocument> {
    return this.documents.attach(user, documentId, request, String(name));
  }

  @Get('documents/:documentId/files/:documentFileId')
  async open(
    @CurrentUser() user: Principal,
    @Param('documentId', RowIdPipe) documentId: string,
    @Param('documentFileId', RowIdPipe) fileId: string,
    @Res({ passthrough: true }) response: Response,
  ): Promise<StreamableFile> {
    return answerFile(response, await this.documents.open(user, documentId, fileId));
  }
}

@Controller('api/v1/travel-agents/:clientId/documents')
export class SharedDocumentsController {
  constructor(private readonly documents: SharedDocumentsService) {}

  @Get()
  @ApiAnswer(SharedDocumentList)
  list(
    @CurrentUser() user: Principal,
    @Param('clientId', RowIdPipe) clientId: string,
  ): Promise<SharedDocumentList> {
    return this.documents.list(user, clientId);
  }

  @Get(':documentId/file')
  async open(
    @CurrentUser() user: Principal,
    @Param('clientId', RowIdPipe) clientId: string,
    @Param('documentId', RowIdPipe) documentId: string,
    @Res({ passthrough: true }) response: Response,
  ): Promise<StreamableFile> {
    return answerFile(response, await this.documents.open(user, clientId, documentId));
  }
}
