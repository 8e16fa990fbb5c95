import type { QuestionnaireProgress } from '@tervita/contract/smart-questionnaire';
import { BottomBar } from '../../../../../ui/bottom-bar.tsx';
import { Icon } from '../../../../../ui/icon.tsx';
import { LinkButton } from '../../../../../ui/link-button.tsx';
import { PageTitle } from '../../../../../ui/page-title.tsx';
import flow from '../flow.module.css';
import { flowAddress } from '../flow-choice.ts';
import { useAskingTexts } from '../texts.ts';
import { choiceOf, ownWordsAddress } from './asked-choice.ts';
import { ForWhomLine } from './for-whom-line.tsx';

interface Props {
  readonly progress: QuestionnaireProgress;
  readonly misfit: NonNullable<QuestionnaireProgress['misfit']>;
}

/** Said before the first question: nobody answers twenty of them for a score that would be wrong. */
export function Misfit({ progress, misfit }: Props) {
  const t = useAskingTexts().misfit;
  const { personId, clinicId } = choiceOf(progress);
  return (
    <>
      <div className={flow.page}>
        <div>
          <ForWhomLine progress={progress} withAge />
          <PageTitle takesFocus>{t.title}</PageTitle>
        </div>
        <p className={flow.muted}>{t[misfit]}</p>
      </div>
      <BottomBar>
        <LinkButton isWide icon={<Icon name="pencil" />} to={ownWordsAddress(progress)}>
          {t.ownWords}
        </LinkButton>
        {progress.request ? null : (
          <LinkButton isWide variant="secondary" to={flowAddress('add', { personId, clinicId })}>
            {t.other}
          </LinkButton>
        )}
      </BottomBar>
    </>
  );
}
