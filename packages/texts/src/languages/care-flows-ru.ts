import { careFlows } from '../features/care-flows/ru.ts';
import type { CareFlowsTexts } from './care-flows-en.ts';

export const texts: CareFlowsTexts = { careFlows };
