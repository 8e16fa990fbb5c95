import type { PatientGroup, ProblemType } from '@tervita/domain/problem-types';
import { useConfig } from '../../../../../core/config.ts';
import { useLanguage } from '../../../../../core/texts/index.ts';
import { Card } from '../../../../../ui/card.tsx';
import { PageTitle } from '../../../../../ui/page-title.tsx';
import flow from '../flow.module.css';
import { useChoosingTexts } from '../texts.ts';
import { typesIn } from './all-reasons.tsx';
import { OwnWords } from './own-words.tsx';
import { ReasonRow } from './reason-row.tsx';

interface Props {
  readonly group: PatientGroup;
  readonly types: readonly ProblemType[];
}

export function OneGroup({ group, types }: Props) {
  const { groups, reason } = useChoosingTexts();
  const language = useLanguage();
  const { COUNTRY_CODE } = useConfig().prmFeatures;
  const isForeign = group === 'QUESTIONNAIRES' && COUNTRY_CODE === 'EE' && language !== 'et';
  return (
    <>
      <PageTitle>{groups[group]}</PageTitle>
      {isForeign ? <p className={flow.muted}>{reason.inEstonian}</p> : null}
      <Card isFlush as="ul">
        {typesIn(group, types)
          // It stands below, in words that say what it is.
          .filter((type) => type !== 'OTHER_PROBLEM')
          .map((type) => (
            <ReasonRow key={type} type={type} />
          ))}
      </Card>
      <OwnWords />
    </>
  );
}
