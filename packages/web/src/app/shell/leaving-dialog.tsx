import type { ReactNode } from 'react';
import { leavingQuestion } from '../../core/session/index.ts';
import { useStore } from '../../core/store.ts';
import { useTexts } from '../../core/texts/index.ts';
import { Button } from '../../ui/button.tsx';
import { Modal } from '../../ui/modal.tsx';

interface Props {
  /** Where it was typed, given a way to stay. */
  readonly children?: (stay: () => void) => ReactNode;
}

/** Asked when somebody signs out and the server does not have all that they typed. Escape stays. */
export function LeavingDialog({ children }: Props) {
  const { leaving, ending } = useTexts().session;
  const answer = useStore(leavingQuestion);
  if (!answer) return null;
  const stay = () => answer(false);
  return (
    <Modal
      kind="dialog"
      role="alertdialog"
      isOpen
      isDismissable={false}
      onClose={stay}
      title={leaving.title}
      actions={
        <>
          <Button onPress={stay}>{ending.stay}</Button>
          <Button variant="danger-quiet" onPress={() => answer(true)}>
            {leaving.leave}
          </Button>
        </>
      }
    >
      <p>{leaving.text}</p>
      {children?.(stay)}
    </Modal>
  );
}
