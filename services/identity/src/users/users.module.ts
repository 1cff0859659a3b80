import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { PeopleController } from './people.controller.js';
import { UserRow } from './user.entity.js';
import { UsersPersonalData } from './users.personal-data.js';
import { UsersService } from './users.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([UserRow])],
  controllers: [PeopleController],
  providers: [UsersService, UsersPersonalData],
  exports: [UsersService],
})
export class UsersModule {}
