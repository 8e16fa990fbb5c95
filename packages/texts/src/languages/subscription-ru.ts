import { subscription } from '../features/subscription/ru.ts';
import type { SubscriptionTexts } from './subscription-en.ts';

export const texts: SubscriptionTexts = { subscription };
