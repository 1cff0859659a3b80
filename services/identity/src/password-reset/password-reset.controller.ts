import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ForgotPassword, PasswordReset, ResetPassword } from '@landsea/contracts';
import { ApiAnswer, Public, RateLimit, type RateLimitRule } from '@landsea/nest-kit';
import { emailOfBody } from '../auth/sign-in-limits.js';
import { PasswordResetService } from './password-reset.service.js';

const FORGOT_LIMITS: RateLimitRule[] = [
  { name: 'forgot-address', limit: 20, windowSeconds: 60, by: 'address' },
  { name: 'forgot-account', limit: 3, windowSeconds: 60 * 60, by: emailOfBody },
];
const RESET_LIMIT: RateLimitRule = { name: 'reset-address', limit: 20, windowSeconds: 60, by: 'address' };

@Public()
@Controller('api/auth')
export class PasswordResetController {
  constructor(private readonly resets: PasswordResetService) {}

  @RateLimit(...FORGOT_LIMITS)
  @Post('forgot-password')
  @HttpCode(204)
  @ApiAnswer(undefined, 204)
  async forgot(@Body({ schema: ForgotPassword }) body: ForgotPassword): Promise<void> {
    await this.resets.request(body);
  }

  @RateLimit(RESET_LIMIT)
  @Post('reset-password')
  @HttpCode(200)
  @ApiAnswer(PasswordReset)
  reset(@Body({ schema: ResetPassword }) body: ResetPassword): Promise<PasswordReset> {
    return this.resets.reset(body);
  }
}
