import type { ClinicEContactDetail } from '@tervita/contract/e-contacts';
import { isUnsent } from '@tervita/domain/e-contacts';
import { useFormat } from '../../../../../core/format/index.ts';
import { useClinicTexts } from '../../../../../core/texts/clinic.ts';
import { Button } from '../../../../../ui/button.tsx';
import { Callout } from '../../../../../ui/callout.tsx';
import { LinkButton } from '../../../../../ui/link-button.tsx';
import { useWorkingTexts } from '../texts.ts';
import type { DetailDoes } from '../use-detail-commands.ts';
import styles from './notices.module.css';
import { RedFlagNotice } from './red-flag-notice.tsx';

interface Props {
  readonly detail: ClinicEContactDetail;
  readonly does: DetailDoes;
}

function Follows({ detail }: Pick<Props, 'detail'>) {
  const t = useWorkingTexts();
  const format = useFormat();
  if (!detail.follows) return null;
  return (
    <Callout tone="info">
      <div className={styles.line}>
        {t.follows(format.day(detail.follows.createdAt))}
        <LinkButton size="sm" variant="ghost" to={`/e-contacts/${detail.follows.id}`}>
          {t.followsOpen}
        </LinkButton>
      </div>
    </Callout>
  );
}

/** Nothing of it has come to the clinic. */
function NotSent({ detail: { status } }: Pick<Props, 'detail'>) {
  const { unsent } = useClinicTexts().eContacts.detail;
  return isUnsent(status) ? <Callout tone="info">{unsent[status]}</Callout> : null;
}

/** What must be known or decided before anything is written. */
export function DetailNotices({ detail, does }: Props) {
  return (
    <>
      <NotSent detail={detail} />
      <RedFlagNotice eContact={detail} detail={detail} onAcknowledge={does.acknowledge} />
      <Follows detail={detail} />
    </>
  );
}

/** Somebody the clinic does not know: accepted or rejected before anything else. */
export function AcceptFirst({ detail, does }: Props) {
  const { pendingTitle, pendingText } = useClinicTexts().eContacts.detail;
  const t = useWorkingTexts();
  return (
    <Callout tone="turn" title={pendingTitle}>
      <div className={styles.body}>
        <p>{pendingText}</p>
        {detail.isUnverified ? <p>{t.representation.acceptConfirms(detail.creator.name)}</p> : null}
        <div className={styles.line}>
          <Button onPress={does.accept}>{t.accept}</Button>
          <Button variant="secondary" onPress={does.reject}>
            {t.reject}
          </Button>
        </div>
      </div>
    </Callout>
  );
}
