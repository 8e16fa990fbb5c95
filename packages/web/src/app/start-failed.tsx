import { createRoot } from 'react-dom/client';
import { report } from '../core/report.ts';
import { guessedLanguage, setTexts, signedInPart, useTexts } from '../core/texts/index.ts';
import { Button } from '../ui/button.tsx';
import { ErrorState } from '../ui/error-state.tsx';

function Failure() {
  const { errors, core } = useTexts();
  return (
    <main>
      <ErrorState
        level={1}
        title={errors.load.title}
        action={<Button onPress={() => location.reload()}>{core.actions.tryAgain}</Button>}
      >
        {errors.http.unavailable}
      </ErrorState>
    </main>
  );
}

/** Without configuration and session there is no app; what the server prerendered stays if it is there. */
export const startFailed = async (root: HTMLElement, error: unknown): Promise<void> => {
  report('START', error);
  if (root.childElementCount > 0) return;
  await setTexts(guessedLanguage(navigator.languages), signedInPart);
  createRoot(root).render(<Failure />);
};
