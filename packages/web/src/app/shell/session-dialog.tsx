import { useEffect, useState } from 'react';
import { showError } from '../../core/api/index.ts';
import { now } from '../../core/clock.ts';
import { countdown } from '../../core/format/index.ts';
import { canBeExtended, extendSession, logOut, type Session } from '../../core/session/index.ts';
import { useTexts } from '../../core/texts/index.ts';
import { Button } from '../../ui/button.tsx';
import { Modal } from '../../ui/modal.tsx';

const useLeft = (until: string): number => {
  const left = () => Date.parse(until) - now().getTime();
  const [shown, setShown] = useState(left);
  useEffect(() => {
    const timer = setInterval(() => setShown(Date.parse(until) - now().getTime()), 1000);
    return () => clearInterval(timer);
  }, [until]);
  return shown;
};

/** "Are you still there?" Escape means yes: somebody pressed it. */
export function SessionDialog({ session }: { session: Session }) {
  const { session: texts } = useTexts();
  const left = countdown(useLeft(session.expiration));
  const [isPending, setPending] = useState(false);
  const canStay = canBeExtended(session);
  const stay = () => {
    if (!canStay) return;
    setPending(true);
    extendSession()
      .catch(showError)
      .finally(() => setPending(false));
  };
  const leave = () => {
    logOut().catch(showError);
  };
  return (
    <Modal
      kind="dialog"
      role="alertdialog"
      isOpen
      isDismissable={false}
      onClose={stay}
      title={canStay ? texts.ending.title : texts.hardEnd.title}
      actions={
        <>
          {canStay ? (
            <Button isPending={isPending} onPress={stay}>
              {texts.ending.stay}
            </Button>
          ) : null}
          <Button variant="ghost" onPress={leave}>
            {texts.ending.logOut}
          </Button>
        </>
      }
    >
      {canStay ? texts.ending.text(left) : texts.hardEnd.text(left)}
    </Modal>
  );
}
