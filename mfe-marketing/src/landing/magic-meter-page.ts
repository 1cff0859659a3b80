import { content } from './content/magic-meter.content';
import { makeLandingPage } from './landing-page-of';
import { MagicMeterLayout } from './magic-meter/magic-meter-layout';

export const MagicMeterPage = makeLandingPage(MagicMeterLayout, content);
