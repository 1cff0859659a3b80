import { Body, Controller, Post } from '@nestjs/common';
import { ResolvedSession, ResolveSession } from '@landsea/contracts/account';
import { ApiAnswer, Internal, SessionResolver } from '@landsea/nest-kit';

@Internal()
@Controller('internal/sessions')
export class SessionsController {
  constructor(private readonly resolver: SessionResolver) {}

  @Post('resolve')
  @ApiAnswer(ResolvedSession)
  async resolve(@Body({ schema: ResolveSession }) { tokenHash }: ResolveSession): Promise<ResolvedSession> {
    return { principal: (await this.resolver.resolve(tokenHash)) ?? null };
  }
}
