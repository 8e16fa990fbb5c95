import { useQueryClient } from '@tanstack/react-query';
import { createClinicEContact } from '@tervita/contract/e-contacts';
import type { ClinicPatient } from '@tervita/contract/patients';
import { listClinicTypes } from '@tervita/contract/problem-types';
import type { Filling } from '@tervita/domain/instruments';
import { useNavigate } from 'react-router';
import { call, useAnswer } from '../../../../../core/api/index.ts';
import { now } from '../../../../../core/clock.ts';
import { FormNotices, useForm } from '../../../../../core/form/index.ts';
import { useZone } from '../../../../../core/format/index.ts';
import { useSelectedClinic, useUser } from '../../../../../core/session/index.ts';
import { useClinicTexts } from '../../../../../core/texts/clinic.ts';
import { useLanguage } from '../../../../../core/texts/index.ts';
import { upgradePath } from '../../../../../core/upgrade-path.ts';
import { Button } from '../../../../../ui/button.tsx';
import { Card } from '../../../../../ui/card.tsx';
import { LinkButton } from '../../../../../ui/link-button.tsx';
import { PickField } from '../../../../../ui/pick-field.tsx';
import { SkeletonRows } from '../../../../../ui/skeleton.tsx';
import { faulty } from '../../../../auth/index.ts';
import { refreshAll } from '../../actions/cached.ts';
import { PlanOffer, useMaySeePlans } from '../../actions/dialogs/questionnaire/plan-offer.tsx';
import { useFitting } from '../../actions/dialogs/questionnaire/use-fitting.ts';
import { useActionsTexts } from '../../actions/texts.ts';
import styles from '../create-page.module.css';
import { keptSearch, keptSending } from '../kept-typing.ts';
import { DangerAsked } from '../message/danger-asked.tsx';
import { messageBody, noMessage, sendingOf, signsAsText, signsIn } from '../message/message-values.ts';
import { useCreatingTexts } from '../texts.ts';
import type { Wizard } from '../wizard.ts';
import { leadToQuestions } from './lead-to-questions.ts';

interface Props {
  readonly wizard: Wizard;
  readonly patient: ClinicPatient;
}

type Field = 'eContactType' | 'dangerSigns';

/** Begins the e-contact that the answers will stand in; pressed again after a lost answer it is the same one. */
const useQuestionnaireForm = ({ wizard, patient }: Props, fillingOf: (type: string) => Filling) => {
  const t = useCreatingTexts();
  const { problemTypes } = useClinicTexts();
  const client = useQueryClient();
  const navigate = useNavigate();
  const { userId } = useUser();
  const zone = useZone();
  const locale = useLanguage();
  const clinicId = useSelectedClinic()?.clinicId ?? '';
  const { representativeId } = wizard;
  return useForm<Field>({
    initial: { eContactType: '', dangerSigns: '' },
    labels: { eContactType: t.questionnaire.which, dangerSigns: t.message.danger },
    check: ({ eContactType }) =>
      faulty({ eContactType: eContactType ? undefined : 'required', dangerSigns: undefined }),
    send: async (values) => {
      const name = (problemTypes.labels as Readonly<Record<string, string>>)[values.eContactType] ?? '';
      const given = {
        kind: 'as-patient',
        clinicId,
        patient,
        representativeId,
        fileIds: [],
        now: now(),
        zone,
      } as const;
      const written = { ...noMessage, ...values, text: t.questionnaire.text(name) };
      const sending = sendingOf(
        messageBody(written, given),
        keptSending(userId, patient.clinicMemberId),
        given.now,
      );
      const { id } = await call(createClinicEContact, { body: sending.body }, { key: sending.key });
      keptSending(userId, patient.clinicMemberId).write({});
      keptSearch(userId).write({});
      refreshAll(client);
      const address = await leadToQuestions({
        eContactId: id,
        type: sending.body.eContactType,
        filling: fillingOf(values.eContactType),
        wasDangerAsked: signsIn(written).length > 0,
        locale,
      });
      // Back must not lead to a form that has done its work.
      if (address) await navigate(address, { replace: true });
    },
  });
};

/** Which questionnaire, and danger as on every path; then its questions, one on a page. */
export function QuestionnaireForm(props: Props) {
  const { core, problemTypes } = useClinicTexts();
  const t = useCreatingTexts();
  const { seePlans, nothing, hosted } = useActionsTexts().questionnaire;
  const maySeePlans = useMaySeePlans();
  const clinicId = useSelectedClinic()?.clinicId ?? '';
  const { data } = useAnswer(listClinicTypes, { params: { clinicId } }, { enabled: clinicId !== '' });
  const types = data?.eContactTypes ?? [];
  const form = useQuestionnaireForm(
    props,
    (chosen) => types.find(({ type }) => type === chosen)?.filling ?? 'OWN_PAGES',
  );
  const fitting = useFitting([props.patient]);
  if (!data) return <SkeletonRows label={core.loading} count={3} />;
  if (data.questionnaires === 'NOT_AVAILABLE')
    return (
      <Card>
        <PlanOffer />
        {maySeePlans ? <LinkButton to={upgradePath}>{seePlans}</LinkButton> : null}
      </Card>
    );
  const optionsOf = (filling: Filling) =>
    fitting(
      types
        .filter((each) => each.filling === filling)
        .map(({ type }) => ({ type, label: problemTypes.labels[type] }))
        .toSorted((one, other) => one.label.localeCompare(other.label)),
    );
  const groups = [{ options: optionsOf('OWN_PAGES') }, { name: hosted, options: optionsOf('HOSTED') }].filter(
    ({ options }) => options.length > 0,
  );
  if (groups.length === 0) return <p>{nothing}</p>;
  return (
    <form className={styles.form} onSubmit={form.submit} noValidate>
      <Card>
        <div className={styles.form}>
          <FormNotices form={form} />
          <PickField
            id={form.idOf('eContactType')}
            label={t.questionnaire.which}
            error={form.errorOf('eContactType')}
            value={form.values.eContactType}
            placeholder={t.questionnaire.choose}
            searchLabel={t.questionnaire.find}
            emptyText={t.questionnaire.none}
            groups={groups}
            onChange={(type) => form.set('eContactType', type)}
          />
          <DangerAsked
            patient={props.patient}
            type={form.values.eContactType}
            signs={signsIn(form.values)}
            error={form.errorOf('dangerSigns')}
            onSigns={(signs) => form.set('dangerSigns', signsAsText(form.values.eContactType, signs))}
          />
        </div>
      </Card>
      <div className={styles.foot} data-end="">
        <Button type="submit" keys="Ctrl ↵" isPending={form.isSending}>
          {t.questionnaire.goOn}
        </Button>
      </div>
    </form>
  );
}
