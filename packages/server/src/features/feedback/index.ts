import { list } from './clinic/list.ts';
import { ofEContact } from './clinic/of-e-contact.ts';
import { statistics } from './clinic/statistics.ts';
import { getMine } from './patient/get.ts';
import { give } from './patient/give.ts';

export const feedbackCalls = [getMine, give, statistics, list, ofEContact];
