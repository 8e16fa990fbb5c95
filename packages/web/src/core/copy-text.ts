import { toasts } from '../ui/toasts.ts';
import { showError } from './api/index.ts';

/** Puts a text where the next paste takes it from, and says so. */
export const copyText = async (text: string, said: string): Promise<void> => {
  try {
    await navigator.clipboard.writeText(text);
    toasts.show({ tone: 'success', text: said });
  } catch (error) {
    showError(error);
  }
};
