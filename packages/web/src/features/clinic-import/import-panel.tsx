import type { ListImport } from '@tervita/contract/clinic-import';
import { useNavigate } from 'react-router';
import { Button } from '../../ui/button.tsx';
import { Callout } from '../../ui/callout.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { CheckedImport } from './checked-import.tsx';
import { DoneImport } from './done-import.tsx';
import { Panel } from './panel.tsx';
import { dashboardPath } from './register/sign-in-panel.tsx';
import { RunningImport } from './running-import.tsx';
import { useClinicImportTexts } from './texts.ts';
import { useSeenImport } from './use-seen-import.ts';

interface Props {
  readonly shown: ListImport;
  /** To the beginning, with another file. */
  readonly onAgain: () => void;
}

export function ImportPanel({ shown, onAgain }: Props) {
  const t = useClinicImportTexts().result;
  const navigate = useNavigate();
  useSeenImport(shown);
  switch (shown.state) {
    case 'UPLOADING':
    case 'RUNNING':
      return <RunningImport shown={shown} />;
    case 'CHECKED':
      return <CheckedImport shown={shown} onAgain={onAgain} />;
    case 'DONE':
      return <DoneImport key={shown.id} shown={shown} />;
    case 'STOPPED':
      return (
        <Panel title={t.title}>
          <Callout tone="idle" role="status" title={t.stoppedTitle}>
            {t.stopped}
          </Callout>
        </Panel>
      );
    case 'FAILED':
      return (
        <Panel title={t.title}>
          <Callout
            tone="danger"
            role="alert"
            title={t.failedTitle}
            action={
              <>
                {shown.source === 'REGISTER' ? (
                  <Button onPress={() => void navigate(dashboardPath)}>{t.againRegister}</Button>
                ) : (
                  <Button onPress={onAgain}>{t.again}</Button>
                )}
                <LinkButton variant="ghost" to="/help/technical-problem">
                  {t.support}
                </LinkButton>
              </>
            }
          >
            {shown.failure === null ? t.failed : t.failures[shown.failure]}
          </Callout>
        </Panel>
      );
  }
}
