import type { QuestionnaireProgress } from '@tervita/contract/smart-questionnaire';
import { filingMinutes } from '@tervita/domain/smart-questionnaire';
import { useNavigate } from 'react-router';
import { useEmergencyNumber } from '../../../../../core/config.ts';
import { BottomBar } from '../../../../../ui/bottom-bar.tsx';
import { Button } from '../../../../../ui/button.tsx';
import { Callout } from '../../../../../ui/callout.tsx';
import { Icon } from '../../../../../ui/icon.tsx';
import { LinkButton } from '../../../../../ui/link-button.tsx';
import { PageTitle } from '../../../../../ui/page-title.tsx';
import flow from '../flow.module.css';
import { flowAddress } from '../flow-choice.ts';
import { useAskingTexts } from '../texts.ts';
import { choiceOf, nextAddress, questionAddress } from './asked-choice.ts';
import styles from './asking.module.css';
import { ForWhomLine } from './for-whom-line.tsx';
import { useStep } from './use-questionnaire.ts';

type Notice = NonNullable<QuestionnaireProgress['notice']>;
const numberOf = (phone: string) => `tel:${phone.replaceAll(/[^+\d]/g, '')}`;

/** Whom to call, the most urgent first. */
function Calls({ notice }: { notice: Notice }) {
  const t = useAskingTexts().notice;
  const emergency = useEmergencyNumber();
  const { action, clinicPhone, crisisPhones } = notice;
  const call = (phone: string, words: string, isFirst: boolean) => (
    <LinkButton
      key={phone}
      isWide
      reloadDocument
      variant={isFirst ? 'danger' : 'secondary'}
      to={numberOf(phone)}
      icon={<Icon name="phone" />}
    >
      {words}
    </LinkButton>
  );
  const clinic = clinicPhone ? call(clinicPhone, t.callClinic(clinicPhone), false) : null;
  return (
    <div className={styles.calls}>
      {action === 'CLINIC_TODAY' ? null : call(emergency, t.call(emergency), true)}
      {crisisPhones.map((phone) => call(phone, t.callCrisis(phone), false))}
      {action === 'CALL_112' ? null : clinic}
    </div>
  );
}

/** Before anything else: some things must not wait for an answer. It is no dead end, whatever is chosen. */
export function StopNotice({ progress, notice }: { progress: QuestionnaireProgress; notice: Notice }) {
  const t = useAskingTexts().notice;
  const { question } = useAskingTexts();
  const navigate = useNavigate();
  const step = useStep(progress);
  const { aiQuestionnaireId } = progress;
  const { action, ruleIds: acknowledged, questionId } = notice;
  const read = (then: (next: QuestionnaireProgress) => string) =>
    step.mutate(
      { body: { stage: 'ANSWERS', aiQuestionnaireId, answers: {}, acknowledged } },
      { onSuccess: (next) => void navigate(then(next)) },
    );
  const isEmergency = action !== 'CLINIC_TODAY';
  return (
    <>
      <div className={flow.page} role="alert">
        <ForWhomLine progress={progress} />
        <section className={styles.notice} data-action={action}>
          <PageTitle takesFocus>{notice.title}</PageTitle>
          <p className={styles.noticeText}>{notice.text}</p>
          <Calls notice={notice} />
        </section>
        {isEmergency ? <p className={flow.muted}>{t.filing(filingMinutes)}</p> : null}
        <p className={flow.muted}>{t.judgement}</p>
        {step.isError ? <Callout tone="danger">{question.failed}</Callout> : null}
      </div>
      <BottomBar layout="stack">
        {isEmergency ? (
          <Button
            isWide
            variant="secondary"
            isPending={step.isPending}
            pendingLabel={t.sending}
            onPress={() => read((next) => flowAddress('summary', choiceOf(next)))}
          >
            {t.sendNow}
          </Button>
        ) : (
          <Button
            isWide
            isPending={step.isPending}
            pendingLabel={question.choosing}
            onPress={() => read(nextAddress)}
          >
            {t.goOn}
          </Button>
        )}
        {questionId === null ? (
          <Button isWide variant="ghost" onPress={() => read(nextAddress)}>
            {t.doesNotApply}
          </Button>
        ) : (
          <LinkButton isWide variant="ghost" to={`${questionAddress(progress, questionId)}&again=1`}>
            {t.mistake}
          </LinkButton>
        )}
      </BottomBar>
    </>
  );
}
