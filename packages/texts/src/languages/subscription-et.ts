import { subscription } from '../features/subscription/et.ts';
import type { SubscriptionTexts } from './subscription-en.ts';

export const texts: SubscriptionTexts = { subscription };
