import { subscription } from '../features/subscription/pl.ts';
import type { SubscriptionTexts } from './subscription-en.ts';

export const texts: SubscriptionTexts = { subscription };
