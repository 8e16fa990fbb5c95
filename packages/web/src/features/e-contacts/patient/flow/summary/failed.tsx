import { type ApiError, faultIdOf, SupportLink, useNotice } from '../../../../../core/api/index.ts';
import { usePatientTexts } from '../../../../../core/texts/patient.ts';
import { BottomBar } from '../../../../../ui/bottom-bar.tsx';
import { Button } from '../../../../../ui/button.tsx';
import { Callout } from '../../../../../ui/callout.tsx';
import { Icon } from '../../../../../ui/icon.tsx';
import { LinkButton } from '../../../../../ui/link-button.tsx';
import { PageTitle } from '../../../../../ui/page-title.tsx';
import { ClinicKnowsNothing } from '../../warning/call-now.tsx';
import flow from '../flow.module.css';
import { useSendingTexts } from '../texts.ts';
import styles from './sending.module.css';

interface Props {
  readonly error: ApiError;
  /** Where all of it still stands. */
  readonly backTo: string;
  /** What stands there, if it is no text. */
  readonly backLabel?: string | undefined;
  readonly onAgain: () => void;
}

/** No answer, or the service is in trouble: trying again helps. A refusal does not change by itself. */
const mayPass = ({ status }: ApiError) => status === 0 || status === 429 || status >= 500;

export function Failed({ error, backTo, backLabel, onAgain }: Props) {
  const t = useSendingTexts().sending;
  const noticeOf = useNotice(usePatientTexts().errors);
  const isPassing = mayPass(error);
  const why = () => {
    if (error.status === 404) return t.gone;
    return error.status === 0 || error.status >= 500 ? t.noAnswer : noticeOf(error)?.text;
  };
  const again = (
    <Button isWide icon={<Icon name="retry" />} onPress={onAgain}>
      {t.tryAgain}
    </Button>
  );
  return (
    <>
      <div className={flow.page}>
        <span className={styles.leaf} data-tone="turn">
          <Icon name="retry" size="lg" />
        </span>
        <PageTitle takesFocus>{t.failedTitle}</PageTitle>
        <p className={flow.muted}>{why()}</p>
        {isPassing ? <ClinicKnowsNothing /> : null}
        <Callout tone="done" title={t.kept}>
          {isPassing ? t.safe : null}
        </Callout>
      </div>
      <BottomBar layout="stack">
        {isPassing ? again : null}
        <LinkButton isWide variant={isPassing ? 'ghost' : 'primary'} to={backTo}>
          {backLabel ?? t.back}
        </LinkButton>
        <SupportLink requestId={faultIdOf(error)} />
      </BottomBar>
    </>
  );
}
