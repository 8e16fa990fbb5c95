import { useQueryClient } from '@tanstack/react-query';
import { createClinicEContact } from '@tervita/contract/e-contacts';
import type { FileItem } from '@tervita/contract/files';
import { type ClinicPatient, getPatient } from '@tervita/contract/patients';
import { replyDelays, replyOpensAt, textMax } from '@tervita/domain/e-contacts';
import type { ProblemType } from '@tervita/domain/problem-types';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { ApiError, call, queryKeyOf, showError } from '../../../../../core/api/index.ts';
import { now } from '../../../../../core/clock.ts';
import { FormNotices, useForm } from '../../../../../core/form/index.ts';
import { useFormat, useZone } from '../../../../../core/format/index.ts';
import { useSelectedClinic, useUser } from '../../../../../core/session/index.ts';
import { useClinicTexts } from '../../../../../core/texts/clinic.ts';
import { Button } from '../../../../../ui/button.tsx';
import { Callout } from '../../../../../ui/callout.tsx';
import { Card } from '../../../../../ui/card.tsx';
import { LinkButton } from '../../../../../ui/link-button.tsx';
import { PickField } from '../../../../../ui/pick-field.tsx';
import { Radio } from '../../../../../ui/radio.tsx';
import { RadioGroup } from '../../../../../ui/radio-group.tsx';
import { toasts } from '../../../../../ui/toasts.ts';
import { AttachFiles, useUploads } from '../../../../files/index.ts';
import { useOfferedTypes, useReasonGroups } from '../../../../problem-types/index.ts';
import { MessageField as MessageArea } from '../../../message-field.tsx';
import { ProblemTypeIcon } from '../../../problem-type-icon.tsx';
import { fullName } from '../../actions/acted.ts';
import { refreshAll } from '../../actions/cached.ts';
import styles from '../create-page.module.css';
import { forgetTyped, keptMessage, keptSearch, keptSending } from '../kept-typing.ts';
import { useCreatingTexts } from '../texts.ts';
import type { Wizard } from '../wizard.ts';
import { DangerAsked } from './danger-asked.tsx';
import {
  checkMessage,
  delayOf,
  type MessageField,
  messageBody,
  noMessage,
  sendingOf,
  signsAsText,
  signsIn,
} from './message-values.ts';
import { useKeepFiles } from './use-kept-uploads.ts';

interface Props {
  readonly wizard: Wizard;
  readonly patient: ClinicPatient;
  /** Uploaded on an earlier visit. */
  readonly there: readonly FileItem[];
}

const iconOf = (type: ProblemType) => <ProblemTypeIcon type={type} size="sm" />;

/** The patient is no longer what the step before found: somebody grew up, an address was taken away. */
const isAboutPatient = (error: unknown) =>
  error instanceof ApiError &&
  (error.code === 'PERSON_IS_UNDERAGE' ||
    error.status === 404 ||
    error.issues.some(({ path }) => path.at(-1) === 'email' || path.at(-1) === 'birthDate'));

/** Sends once, however often it is pressed; everything stays until the server has it. */
const useMessageForm = ({ wizard, patient }: Props, fileIds: readonly string[]) => {
  const t = useCreatingTexts();
  const client = useQueryClient();
  const navigate = useNavigate();
  const { userId } = useUser();
  const clinicId = useSelectedClinic()?.clinicId ?? '';
  const zone = useZone();
  const { kind, representativeId } = wizard;
  const patientId = patient.clinicMemberId;
  const kept = keptMessage(userId, patientId);
  return useForm<MessageField>({
    initial: noMessage,
    labels: {
      eContactType: t.message.reason,
      text: t.kinds[kind].text,
      policy: t.message.policy,
      dangerSigns: t.message.danger,
    },
    kept: { in: kept, fields: ['eContactType', 'text', 'policy', 'dangerSigns'] },
    check: (values) => checkMessage(kind, values),
    send: async (values) => {
      const given = { kind, clinicId, patient, representativeId, fileIds, now: now(), zone };
      const { key, body } = sendingOf(messageBody(values, given), keptSending(userId, patientId), given.now);
      const { id } = await call(createClinicEContact, { body }, { key });
      forgetTyped(userId, { step: 'message', patientId });
      keptSearch(userId).write({});
      refreshAll(client);
      client.invalidateQueries({ queryKey: queryKeyOf(getPatient) }).catch(showError);
      toasts.show({ tone: 'success', text: t.kinds[kind].sent(fullName(patient)) });
      // Back must not lead to a form that has done its work.
      await navigate(`/e-contacts/${id}`, { replace: true });
    },
  });
};

function Policy({ value, onChange }: { value: string; onChange: (policy: string) => void }) {
  const { delays } = useClinicTexts().eContacts.reply;
  const t = useCreatingTexts().message;
  const format = useFormat();
  const zone = useZone();
  return (
    <RadioGroup label={t.policy} value={value} onChange={onChange}>
      <Radio value="now">{t.policies.now}</Radio>
      {replyDelays.map((delay) => (
        <Radio key={delay} value={delay}>
          {t.policies.from(format.day(replyOpensAt(delay, now(), zone)), delays[delay].toLocaleLowerCase())}
        </Radio>
      ))}
    </RadioGroup>
  );
}

export function MessageForm(props: Props) {
  const { wizard, patient, there } = props;
  const { eContacts } = useClinicTexts();
  const t = useCreatingTexts();
  const words = t.kinds[wizard.kind];
  const format = useFormat();
  const zone = useZone();
  const { userId } = useUser();
  const patientId = patient.clinicMemberId;
  const [wasRestored] = useState(
    () => Boolean(keptMessage(userId, patientId).read().text) || there.length > 0,
  );
  const uploads = useUploads({ side: 'clinic', there });
  useKeepFiles(patientId, uploads);
  const form = useMessageForm(props, uploads.ids);
  const reasons = useReasonGroups(useOfferedTypes(form.values.eContactType), iconOf);
  const delay = wizard.kind === 'to-patient' ? delayOf(form.values.policy) : undefined;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (uploads.mayGo()) form.submit(event);
  };
  const { representativeId } = wizard;
  const wayOut = isAboutPatient(form.problem) ? (
    <LinkButton
      size="sm"
      variant="secondary"
      to={wizard.addressOf({ step: 'patient', patientId, representativeId })}
    >
      {t.message.toPatientData}
    </LinkButton>
  ) : null;
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <Card>
        <div className={styles.form}>
          {wasRestored ? <Callout tone="info">{t.message.restored}</Callout> : null}
          <FormNotices form={form} action={wayOut} />
          <PickField
            id={form.idOf('eContactType')}
            label={t.message.reason}
            error={form.errorOf('eContactType')}
            value={form.values.eContactType}
            placeholder={t.message.chooseReason}
            searchLabel={t.message.findReason}
            emptyText={t.message.noReason}
            groups={reasons}
            onChange={(type) => form.set('eContactType', type)}
          />
          <MessageArea
            id={form.idOf('text')}
            label={words.text}
            hint={words.messageHint}
            limit={textMax}
            error={form.errorOf('text')}
            value={form.values.text}
            onText={(text) => form.set('text', text)}
          />
          {wizard.kind === 'as-patient' ? (
            <DangerAsked
              patient={patient}
              type={form.values.eContactType}
              signs={signsIn(form.values)}
              error={form.errorOf('dangerSigns')}
              onSigns={(signs) => form.set('dangerSigns', signsAsText(form.values.eContactType, signs))}
            />
          ) : null}
          <AttachFiles uploads={uploads} />
          {wizard.kind === 'to-patient' ? (
            <Policy value={form.values.policy} onChange={(policy) => form.set('policy', policy)} />
          ) : null}
        </div>
      </Card>
      <div className={styles.foot} data-end="">
        <Button type="submit" keys="Ctrl ↵" isPending={form.isSending} pendingLabel={eContacts.reply.sending}>
          {delay ? t.message.sendLater(format.day(replyOpensAt(delay, now(), zone))) : words.send}
        </Button>
      </div>
    </form>
  );
}
