import { content } from './content/magic-meter.content';
import { landingPageOf } from './landing-page-of';
import { MagicMeterLayout } from './magic-meter/magic-meter-layout';

export const MagicMeterPage = landingPageOf(MagicMeterLayout, content);
