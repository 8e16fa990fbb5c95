import {
  groupOption,
  type PatientGroup,
  type ProblemType,
  patientGroups,
  typesOfPatientGroup,
} from '@tervita/domain/problem-types';
import { Link, useSearchParams } from 'react-router';
import { usePatientTexts } from '../../../../../core/texts/patient.ts';
import { Card } from '../../../../../ui/card.tsx';
import { IconTile } from '../../../../../ui/icon-tile.tsx';
import { RowLink } from '../../../../../ui/list-row.tsx';
import { MedicalIcon } from '../../../../../ui/medical-icon.tsx';
import { ProblemTypeIcon } from '../../../problem-type-icon.tsx';
import flow from '../flow.module.css';
import { useReasonAddress } from '../flow-choice.ts';
import { useChoosingTexts } from '../texts.ts';
import styles from './choose-reason-page.module.css';
import { OwnWords } from './own-words.tsx';

export const typesIn = (group: PatientGroup, offered: readonly ProblemType[]): readonly ProblemType[] =>
  typesOfPatientGroup[group].filter((type) => offered.includes(type));

function Often({ types }: { types: readonly ProblemType[] }) {
  const { labels } = usePatientTexts().problemTypes;
  const addressOf = useReasonAddress();
  return (
    <ul className={styles.tiles}>
      {types.map((type) => (
        <li key={type}>
          <Link className={styles.tile ?? ''} to={addressOf(type)}>
            <IconTile size="sm">
              <ProblemTypeIcon type={type} />
            </IconTile>
            {labels[type]}
          </Link>
        </li>
      ))}
    </ul>
  );
}

function Group({ group }: { group: PatientGroup }) {
  const { groups, groupExamples } = useChoosingTexts();
  const [search] = useSearchParams();
  const { icon, navigateTo } = groupOption(group);
  return (
    <li className={flow.item}>
      <RowLink
        to={`${navigateTo}&${search}`}
        icon={<MedicalIcon name={icon} />}
        title={groups[group]}
        hint={groupExamples[group]}
      />
    </li>
  );
}

interface Props {
  readonly types: readonly ProblemType[];
  readonly oftenChosen: readonly ProblemType[];
}

/** Nothing searched for: what others choose, then everything by group. */
export function AllReasons({ types, oftenChosen }: Props) {
  const t = useChoosingTexts().reason;
  return (
    <>
      <h2 className={flow.heading}>{t.often}</h2>
      <Often types={oftenChosen} />
      <h2 className={flow.heading}>{t.all}</h2>
      <Card isFlush as="ul">
        {patientGroups
          .filter((group) => typesIn(group, types).length > 0)
          .map((group) => (
            <Group key={group} group={group} />
          ))}
      </Card>
      <OwnWords />
    </>
  );
}
