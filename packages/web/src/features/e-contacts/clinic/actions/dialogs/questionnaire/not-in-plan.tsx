import { upgradePath } from '../../../../../../core/upgrade-path.ts';
import { Dialog } from '../../../../../../ui/dialog.tsx';
import { LinkButton } from '../../../../../../ui/link-button.tsx';
import type { ModalProps } from '../../../../../../ui/modal.tsx';
import { useActionsTexts } from '../../texts.ts';
import { PlanOffer, useMaySeePlans } from './plan-offer.tsx';

/** An admin can look at the plans; anybody else is told whom to ask. */
export function NotInPlan(dialog: Omit<ModalProps, 'children' | 'actions'>) {
  const t = useActionsTexts().questionnaire;
  return (
    <Dialog
      {...dialog}
      actions={
        useMaySeePlans() ? (
          <LinkButton to={upgradePath} onClick={dialog.onClose}>
            {t.seePlans}
          </LinkButton>
        ) : undefined
      }
    >
      <PlanOffer />
    </Dialog>
  );
}
