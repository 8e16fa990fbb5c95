import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { useUser } from '../../../../../core/session/index.ts';
import { useLanguage } from '../../../../../core/texts/index.ts';
import { BottomBar } from '../../../../../ui/bottom-bar.tsx';
import { Button } from '../../../../../ui/button.tsx';
import { Callout } from '../../../../../ui/callout.tsx';
import { LinkButton } from '../../../../../ui/link-button.tsx';
import { PageTitle } from '../../../../../ui/page-title.tsx';
import type { OtherDraft } from '../../drafts/open-draft.ts';
import { putDraft } from '../../drafts/put-draft.ts';
import { forgetUnsaved } from '../../drafts/unsaved-draft.ts';
import flow from '../flow.module.css';
import { flowAddress } from '../flow-choice.ts';
import type { FlowTarget } from '../flow-target.ts';
import { nameOf, usePerson } from '../for-whom/use-persons.ts';
import { useSendingTexts } from '../texts.ts';
import { useClinics } from '../where/use-clinics.ts';

interface Props {
  readonly other: OtherDraft;
  readonly target: FlowTarget;
  readonly onTaken: () => void;
}

/** Moves the words; where answers stand behind them, which may not move, they are copied without those. */
const useTaking = ({ other, target, onTaken }: Props) => {
  const { userId } = useUser();
  const language = useLanguage();
  const navigate = useNavigate();
  const { personId, clinicId, type } = target;
  return useMutation({
    mutationFn: async () => {
      const { content, hasQuestionnaire } = other;
      const id = hasQuestionnaire ? crypto.randomUUID() : other.id;
      const files = hasQuestionnaire ? [] : content.files;
      const moved = { text: content.text, files, personId, clinicId, type };
      await putDraft(id, moved, hasQuestionnaire ? 0 : other.version, language);
      return id;
    },
    onSuccess: async (draftId) => {
      if (draftId === other.id) forgetUnsaved(userId, draftId);
      await navigate(flowAddress('summary', { ...target, draftId }), { replace: true });
      onTaken();
    },
  });
};

/** Words that were written for somebody else, or for another clinic, go along only when their author says so. */
export function OtherWords(props: Props) {
  const { other, target } = props;
  const t = useSendingTexts().otherWords;
  const taking = useTaking(props);
  const { personId, clinicId } = other.content;
  const [writtenFor, meantFor] = [usePerson(personId), usePerson(target.personId)];
  const clinic = useClinics(personId).data?.clinics.find((each) => each.clinicId === clinicId);
  return (
    <>
      <div className={flow.page}>
        <PageTitle takesFocus>{t.title}</PageTitle>
        <p>{t.text(writtenFor ? nameOf(writtenFor) : '…', clinic?.name ?? '…')}</p>
        {other.hasQuestionnaire ? <p className={flow.muted}>{t.answersStay}</p> : null}
        {taking.isError ? (
          <Callout tone="danger" role="alert">
            {t.failed}
          </Callout>
        ) : null}
      </div>
      <BottomBar layout="stack">
        <Button isWide isPending={taking.isPending} pendingLabel={t.title} onPress={() => taking.mutate()}>
          {t.use(meantFor ? nameOf(meantFor) : '…')}
        </Button>
        <LinkButton isWide variant="ghost" to={flowAddress('create', { ...target, draftId: undefined })}>
          {t.empty}
        </LinkButton>
      </BottomBar>
    </>
  );
}
