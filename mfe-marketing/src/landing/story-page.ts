import { content } from './content/story.content';
import { landingPageOf } from './landing-page-of';
import { StoryLayout } from './story/story-layout';

export const StoryPage = landingPageOf(StoryLayout, content);
