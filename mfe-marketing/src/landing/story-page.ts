import { content } from './content/story.content';
import { makeLandingPage } from './landing-page-of';
import { StoryLayout } from './story/story-layout';

export const StoryPage = makeLandingPage(StoryLayout, content);
