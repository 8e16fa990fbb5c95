import { Button } from '../../../../ui/button.tsx';
import { LazyDialog } from '../../../../ui/lazy-overlays.tsx';
import { useCreatingTexts } from './texts.ts';

interface Props {
  readonly isAsking: boolean;
  readonly keep: () => void;
  readonly discard: () => void;
  readonly stay: () => void;
}

export function LeaveDialog({ isAsking, keep, discard, stay }: Props) {
  const t = useCreatingTexts().leave;
  return (
    <LazyDialog
      title={t.title}
      isOpen={isAsking}
      onClose={stay}
      actions={
        <>
          <Button onPress={keep}>{t.keep}</Button>
          <Button variant="secondary" onPress={stay}>
            {t.stay}
          </Button>
          <Button variant="ghost" onPress={discard}>
            {t.discard}
          </Button>
        </>
      }
    >
      <p>{t.text}</p>
    </LazyDialog>
  );
}
