import { type ImportProblem, listImportProblems, takeImportedName } from '@tervita/contract/clinic-import';
import { getPatient, listMembers } from '@tervita/contract/patients';
import { useCommand } from '../../core/api/index.ts';
import { useClinicTexts } from '../../core/texts/clinic.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { toasts } from '../../ui/toasts.ts';
import styles from './clinic-import.module.css';
import { useClinicImportTexts } from './texts.ts';

interface Props {
  readonly importId: string;
  readonly problem: ImportProblem;
  readonly onClose: () => void;
}

/** The name that the clinic has and the one that came, side by side; the new one is taken over by a yes. */
export function CompareNames({ importId, problem, onClose }: Props) {
  const { core } = useClinicTexts();
  const t = useClinicImportTexts();
  const { names, line } = problem;
  const take = useCommand(takeImportedName, {
    refreshes: [listImportProblems, getPatient, listMembers],
    onDone: () => {
      if (names) toasts.show({ tone: 'success', text: t.names.taken(names.imported) });
      onClose();
    },
  });
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      title={t.names.title}
      confirmLabel={t.names.take}
      cancelLabel={t.names.keep}
      isPending={take.isPending}
      pendingLabel={core.saving}
      onConfirm={() => take.mutate({ params: { id: importId }, body: { line } })}
    >
      <dl className={styles.names}>
        <div>
          <dt>{t.names.known}</dt>
          <dd>{names?.known}</dd>
        </div>
        <div>
          <dt>{t.names.imported}</dt>
          <dd>{names?.imported}</dd>
        </div>
      </dl>
      <p>{t.names.text}</p>
    </ConfirmDialog>
  );
}
