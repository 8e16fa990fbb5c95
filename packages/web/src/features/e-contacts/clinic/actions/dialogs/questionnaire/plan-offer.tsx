import { useSelectedClinic } from '../../../../../../core/session/index.ts';
import { useActionsTexts } from '../../texts.ts';

/** Whether the reader can look at the plans; anybody else asks the clinic's admin. */
export const useMaySeePlans = (): boolean => useSelectedClinic()?.isAdmin ?? false;

/** What a larger plan would bring, and whom to ask. */
export function PlanOffer() {
  const t = useActionsTexts().questionnaire;
  return (
    <>
      <p>
        <strong>{t.notInPlan}</strong> {t.offer}
      </p>
      {useMaySeePlans() ? null : <p>{t.askAdmin}</p>}
    </>
  );
}
