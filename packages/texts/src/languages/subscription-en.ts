import { subscription } from '../features/subscription/en.ts';

export const texts = { subscription };
export type SubscriptionTexts = typeof texts;
