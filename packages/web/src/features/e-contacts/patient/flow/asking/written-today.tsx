import { listPatientEContacts, type PatientEContactCard } from '@tervita/contract/e-contacts';
import { useAnswer } from '../../../../../core/api/index.ts';
import { useFormat } from '../../../../../core/format/index.ts';
import { Callout } from '../../../../../ui/callout.tsx';
import { LinkButton } from '../../../../../ui/link-button.tsx';
import type { FlowTarget } from '../flow-target.ts';
import { useAskingTexts } from '../texts.ts';
import { findSentToday, mostLookedAt } from './sent-today.ts';

function Reminder({ id, clinic, createdAt }: PatientEContactCard) {
  const t = useAskingTexts().already;
  const { moment } = useFormat(clinic.timeZone);
  return (
    <Callout
      tone="info"
      title={t.wroteToClinic(moment(createdAt))}
      action={
        <LinkButton size="sm" variant="secondary" to={`/e-contacts/${id}/timeline?add=1`}>
          {t.add}
        </LinkButton>
      }
    >
      {t.text}
    </Callout>
  );
}

/** Whoever writes in their own words is reminded of what they sent today; it may be about the same. */
export function WrittenToday({ target }: { target: FlowTarget }) {
  const { data } = useAnswer(listPatientEContacts, { query: { size: mostLookedAt } });
  const sent = data && findSentToday(data.eContacts, target);
  return sent ? <Reminder {...sent} /> : null;
}
