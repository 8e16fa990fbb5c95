import { SupportForm } from './support-form.tsx';
import { useHelpTexts } from './texts.ts';

export const Component = () => <SupportForm topic="AMENDMENT" title={useHelpTexts().form.ideaTitle} />;
