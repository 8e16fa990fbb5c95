import type { PatientTimeline } from '@tervita/contract/e-contacts';
import { useFormat } from '../../../../core/format/index.ts';
import { usePatientTexts } from '../../../../core/texts/patient.ts';
import { Card } from '../../../../ui/card.tsx';
import { CardHead } from '../../../../ui/card-head.tsx';
import { LinkButton } from '../../../../ui/link-button.tsx';
import { ProblemTypeIcon } from '../../problem-type-icon.tsx';
import { flowAddress } from '../flow/flow-choice.ts';
import styles from './questionnaire-requests.module.css';
import { useTimelineTexts } from './texts.ts';
import type { Thread } from './thread.ts';

interface Props {
  readonly eContact: Thread;
  readonly requests: PatientTimeline['questionnaireRequests'];
}

/** What the clinic wants to have filled in: each with one button, which leads on where one stopped. */
export function QuestionnaireRequests({ eContact, requests }: Props) {
  const { problemTypes } = usePatientTexts();
  const t = useTimelineTexts().request;
  const { moment } = useFormat(eContact.clinic.timeZone);
  const addressOf = ({ id, type }: Props['requests'][number]) =>
    flowAddress('questions', {
      personId: eContact.patient.personId,
      clinicId: eContact.clinic.clinicId,
      type,
      requestId: id,
    });
  return requests.map((request) => (
    <Card key={request.id} as="article" tone="turn">
      <div className={styles.request}>
        <CardHead
          level={2}
          icon={<ProblemTypeIcon type={request.type} />}
          title={t.asks(problemTypes.labels[request.type])}
          hint={`${t.asked(moment(request.askedAt))} ${t.hint}`}
        />
        <LinkButton isWide to={addressOf(request)}>
          {request.isBegun ? t.goOn : t.start}
        </LinkButton>
      </div>
    </Card>
  ));
}
