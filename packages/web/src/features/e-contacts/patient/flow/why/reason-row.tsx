import type { MatchedWord, ProblemType } from '@tervita/domain/problem-types';
import { Fragment } from 'react';
import { useLanguage } from '../../../../../core/texts/index.ts';
import { usePatientTexts } from '../../../../../core/texts/patient.ts';
import { Highlighted } from '../../../../../ui/highlighted.tsx';
import { RowLink } from '../../../../../ui/list-row.tsx';
import { ProblemTypeIcon } from '../../../problem-type-icon.tsx';
import flow from '../flow.module.css';
import { useReasonAddress } from '../flow-choice.ts';
import { useChoosingTexts } from '../texts.ts';

function Matches({ words }: { words: readonly MatchedWord[] }) {
  const t = useChoosingTexts().reason;
  const language = useLanguage();
  return (
    <>
      {t.matches}{' '}
      {words.map((word, at) => (
        <Fragment key={word.keyword}>
          {at > 0 ? ', ' : null}
          <Highlighted
            text={word.keyword}
            ranges={word.ranges}
            lang={word.language === language ? undefined : word.language}
          />
        </Fragment>
      ))}
    </>
  );
}

interface Props {
  readonly type: ProblemType;
  readonly matched?: readonly MatchedWord[];
}

export function ReasonRow({ type, matched = [] }: Props) {
  const label = usePatientTexts().problemTypes.labels[type];
  const addressOf = useReasonAddress();
  // The name itself needs no explanation.
  const words = matched.filter(({ keyword }) => keyword.toLowerCase() !== label.toLowerCase());
  return (
    <li className={flow.item}>
      <RowLink
        to={addressOf(type)}
        icon={<ProblemTypeIcon type={type} />}
        title={label}
        hint={words.length > 0 ? <Matches words={words} /> : null}
      />
    </li>
  );
}
