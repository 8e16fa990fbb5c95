import { getPatientTimeline, type PatientTimeline } from '@tervita/contract/e-contacts';
import { getProfile } from '@tervita/contract/profiles';
import { isOpenAt, type OpeningHours } from '@tervita/domain/clinics';
import { helpLinesOf } from '@tervita/domain/core';
import { maskedEmail } from '@tervita/domain/persons';
import { Suspense } from 'react';
import { Navigate, useSearchParams } from 'react-router';
import { useAnswer } from '../../../../core/api/index.ts';
import { now } from '../../../../core/clock.ts';
import { useConfig, useEmergencyNumber } from '../../../../core/config.ts';
import { useBackPast } from '../../../../core/page/index.ts';
import { useUser } from '../../../../core/session/index.ts';
import { usePatientTexts } from '../../../../core/texts/patient.ts';
import { BottomBar } from '../../../../ui/bottom-bar.tsx';
import { Callout } from '../../../../ui/callout.tsx';
import { DoneLeaf } from '../../../../ui/done-leaf.tsx';
import { Icon } from '../../../../ui/icon.tsx';
import { LinkButton } from '../../../../ui/link-button.tsx';
import { NumberedSteps } from '../../../../ui/numbered-steps.tsx';
import { PageTitle } from '../../../../ui/page-title.tsx';
import { WithPhoneLinks } from '../../../../ui/phone-link.tsx';
import { useHoursSentence } from '../../../clinics/index.ts';
import { NoticesOffer } from '../../../notifications/index.ts';
import { LazyExpectedReply, useExpectedReply } from '../../../waiting-times/index.ts';
import { helpNumbersOf } from '../help-numbers.ts';
import { useAcceptFirst } from '../use-accept-first.ts';
import { CallUntilAnswered } from '../warning/call-now.tsx';
import { markNoticeRead, useUnreadNotice } from '../warning/writer-notices.ts';
import flow from './flow.module.css';
import { SentWarning } from './sent-warning.tsx';
import { useSendingTexts } from './texts.ts';

/** A page on which an e-contact is written, or the end of that way. */
const isOnTheWay = (address: string): boolean =>
  /^\/(e-contacts|prescriptions)(\/|\?|$)/.test(address) && !address.includes('/timeline');

/** Where the news of an answer goes. */
const useNoticeWords = (): string | undefined => {
  const t = useSendingTexts().sent.next;
  const profile = useAnswer(getProfile).data;
  if (!profile) return undefined;
  return profile.email && profile.emailNotices ? t.notice(maskedEmail(profile.email)) : t.noNotice;
};

const useSentWords = (eContact: PatientTimeline['eContact'] | undefined): string | undefined => {
  const { problemTypes } = usePatientTexts();
  const t = useSendingTexts().sent;
  if (!eContact) return undefined;
  const { patient, type, clinic } = eContact;
  return t.text(
    problemTypes.labels[type],
    patient.isMe ? t.forYou : t.forPerson(patient.firstName),
    clinic.name,
  );
};

/** Somebody else gives advice by phone, where the country has such a line: at any hour, and all the more while the clinic is closed. */
const useAdviceWords = (hours: OpeningHours | undefined): string | undefined => {
  const t = useSendingTexts().sent;
  const { advice } = helpLinesOf(useConfig().prmFeatures.COUNTRY_CODE);
  if (advice === null || !hours) return undefined;
  return isOpenAt(hours, now()) ? t.adviceLine(advice) : t.advice(advice);
};

/** Of words whose writer could not be warned before they went. */
const useUnreadWarning = (eContactId: string) => {
  const { userId } = useUser();
  const warning = useUnreadNotice(userId, eContactId)?.warning;
  return { warning, markRead: () => markNoticeRead(userId, eContactId) };
};

export function Component() {
  const emergencyNumber = useEmergencyNumber();
  const numbers = helpNumbersOf(useConfig().prmFeatures.COUNTRY_CODE);
  const { see, toMine, worse } = usePatientTexts().eContacts.sent;
  const t = useSendingTexts().sent;
  const notice = useNoticeWords();
  const [search] = useSearchParams();
  const id = search.get('eContactId') ?? '';
  const sent = useAnswer(getPatientTimeline, { params: { id } }, { enabled: id !== '' });
  const words = useSentWords(sent.data?.eContact);
  const read = `${t.next.read} ${useHoursSentence(sent.data?.openingHours)}.`;
  const acceptFirst = useAcceptFirst(sent.data?.eContact);
  const advice = useAdviceWords(sent.data?.openingHours);
  const expected = useExpectedReply(sent.data?.eContact);
  const isEmergency = Boolean(sent.data?.eContact.emergencySince);
  const { warning, markRead } = useUnreadWarning(id);
  useBackPast(isOnTheWay);
  if (warning) return <SentWarning warning={warning} sent={sent.data} onRead={markRead} />;
  if (id === '' || sent.isError) return <Navigate replace to="/my-e-contacts" />;
  return (
    <>
      <div className={flow.page}>
        {isEmergency ? null : <DoneLeaf />}
        <PageTitle takesFocus>{t.title}</PageTitle>
        {words ? <p className={flow.muted}>{words}</p> : null}
        {search.has('changed') ? (
          <Callout tone="turn" title={t.changedTitle}>
            {t.changedText}
          </Callout>
        ) : null}
        {sent.data ? <CallUntilAnswered eContact={sent.data.eContact} /> : null}
        {isEmergency || !sent.data ? null : (
          <>
            <LazyExpectedReply expected={expected} hours={sent.data?.openingHours} />
            <Callout tone="danger" icon={<Icon name="phone" />}>
              <WithPhoneLinks
                text={[worse(emergencyNumber), advice].filter(Boolean).join(' ')}
                numbers={numbers}
              />
            </Callout>
          </>
        )}
        <h2 className={flow.heading}>{t.nextTitle}</h2>
        <NumberedSteps steps={[...(acceptFirst ? [acceptFirst] : []), read, notice ?? ' ', t.next.add]} />
        <Suspense>
          <NoticesOffer />
        </Suspense>
      </div>
      <BottomBar layout="stack">
        <LinkButton isWide to={`/e-contacts/${id}/timeline`}>
          {see}
        </LinkButton>
        <LinkButton isWide variant="ghost" to="/my-e-contacts">
          {toMine}
        </LinkButton>
      </BottomBar>
    </>
  );
}
