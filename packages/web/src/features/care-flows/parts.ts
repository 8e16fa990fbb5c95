import { loadPart } from '../../core/texts/index.ts';
import { careFlowsPart } from './texts.ts';

export { BackFromProvider } from './back-from-provider.tsx';
export { ClinicFinalising } from './clinic-finalising.tsx';
export { Finalising } from './finalising.tsx';

export const loadWords = () => loadPart(careFlowsPart);
