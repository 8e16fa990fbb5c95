import { useState } from 'react';
import { useClinicTexts } from '../../core/texts/clinic.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { useQuestionnaireTexts } from './texts.ts';

interface Props {
  readonly name: string;
  readonly language: string;
  /** Patients are asked in ours again. */
  readonly hasOwnWords: boolean;
  readonly isPending: boolean;
  readonly onTakeBack: () => void;
}

/** Asked about first: patients lose the questionnaire with it, or are asked in our words again. */
export function TakeBack({ name, language, hasOwnWords, isPending, onTakeBack }: Props) {
  const { core } = useClinicTexts();
  const t = useQuestionnaireTexts();
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button variant="ghost" onPress={() => setAsking(true)}>
        {t.takeBack}
      </Button>
      <ConfirmDialog
        isDangerous
        title={t.takeBackTitle(name, language)}
        confirmLabel={t.takeBack}
        cancelLabel={core.actions.cancel}
        isOpen={isAsking}
        isPending={isPending}
        onClose={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          onTakeBack();
        }}
      >
        {hasOwnWords ? t.takeBackOwnText : t.takeBackText}
      </ConfirmDialog>
    </>
  );
}
