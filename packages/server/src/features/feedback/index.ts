import { getMine } from './patient/get.ts';
import { give } from './patient/give.ts';

export const feedbackCalls = [getMine, give];
