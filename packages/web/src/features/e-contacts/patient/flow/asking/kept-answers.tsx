import type { QuestionnaireProgress } from '@tervita/contract/smart-questionnaire';
import { Link } from 'react-router';
import { useFormat } from '../../../../../core/format/index.ts';
import { Callout } from '../../../../../ui/callout.tsx';
import { Icon } from '../../../../../ui/icon.tsx';
import { flowAddress } from '../flow-choice.ts';
import { useAskingTexts } from '../texts.ts';
import { choiceOf } from './asked-choice.ts';

/** Whoever comes back to a questionnaire after a while is told that what they answered is there. */
export function KeptAnswers({ progress }: { progress: QuestionnaireProgress }) {
  const t = useAskingTexts().question;
  const { day } = useFormat();
  const count = progress.questions.filter(
    ({ question, answer }) => answer !== null && !question.isDanger,
  ).length;
  if (!progress.isScored || !progress.keptSince || count === 0) return null;
  return (
    <Callout
      tone="info"
      icon={<Icon name="clock" />}
      action={<Link to={`${flowAddress('summary', choiceOf(progress))}&answers=1`}>{t.seeKept}</Link>}
    >
      {t.kept(count, day(progress.keptSince))}
    </Callout>
  );
}
