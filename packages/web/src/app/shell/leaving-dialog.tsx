import { leavingQuestion } from '../../core/session/index.ts';
import { useStore } from '../../core/store.ts';
import { useTexts } from '../../core/texts/index.ts';
import { Button } from '../../ui/button.tsx';
import { Modal } from '../../ui/modal.tsx';

/** Asked when somebody signs out and the server does not have all that they typed. Escape stays. */
export function LeavingDialog() {
  const { leaving, ending } = useTexts().session;
  const answer = useStore(leavingQuestion);
  if (!answer) return null;
  return (
    <Modal
      kind="dialog"
      role="alertdialog"
      isOpen
      isDismissable={false}
      onClose={() => answer(false)}
      title={leaving.title}
      actions={
        <>
          <Button onPress={() => answer(false)}>{ending.stay}</Button>
          <Button variant="danger" onPress={() => answer(true)}>
            {leaving.leave}
          </Button>
        </>
      }
    >
      {leaving.text}
    </Modal>
  );
}
