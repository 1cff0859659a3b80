import { Module } from '@nestjs/common';
import { PreferencesModule } from '../../preferences/preferences.module.js';
import { UsersModule } from '../../users/users.module.js';
import { NewsletterController } from './newsletter.controller.js';
import { NewsletterPersonalData } from './newsletter.personal-data.js';
import { Newsletter } from './newsletter.service.js';
import { OneClickController } from './one-click.controller.js';

@Module({
  imports: [UsersModule, PreferencesModule],
  controllers: [NewsletterController, OneClickController],
  providers: [Newsletter, NewsletterPersonalData],
  exports: [Newsletter],
})
export class NewsletterModule {}
