import { listClinicTypes } from '@tervita/contract/problem-types';
import { clinicGroupOf, clinicGroups, type ProblemType } from '@tervita/domain/problem-types';
import { useAnswer } from '../../../core/api/index.ts';
import { useClinicTexts } from '../../../core/texts/clinic.ts';
import { Card } from '../../../ui/card.tsx';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { SkeletonRows } from '../../../ui/skeleton.tsx';
import { Switch } from '../../../ui/switch.tsx';
import { Tag } from '../../../ui/tag.tsx';
import styles from './clinic-features.module.css';
import { useClinicFeaturesTexts } from './texts.ts';

interface Props {
  readonly clinicId: string;
  readonly typesOff: readonly ProblemType[];
  readonly hasQuestionnaires: boolean;
  readonly onSwitch: (type: ProblemType, isOn: boolean) => void;
}

const groups = [...clinicGroups, 'OTHER'] as const;

/** Whoever finds nothing that fits can always write in their own words. */
const alwaysOn: ProblemType = 'OTHER_PROBLEM';

export function ReasonSwitches({ clinicId, typesOff, hasQuestionnaires, onSwitch }: Props) {
  const { core, problemTypes, eContacts } = useClinicTexts();
  const t = useClinicFeaturesTexts();
  const types = useAnswer(listClinicTypes, { params: { clinicId } }).data?.eContactTypes;
  if (!types) return <SkeletonRows label={core.loading} count={6} />;
  return (
    <Card>
      {groups.map((group) => {
        const members = types
          .map(({ type }) => type)
          .filter((type) => (clinicGroupOf(type) ?? 'OTHER') === group)
          .toSorted((one, other) => problemTypes.labels[one].localeCompare(problemTypes.labels[other]));
        const off = members.filter((type) => typesOff.includes(type)).length;
        const isLocked = group === 'QUESTIONNAIRES' && !hasQuestionnaires;
        if (members.length === 0) return null;
        return (
          <Disclosure
            key={group}
            title={eContacts.reasonGroups[group]}
            end={off > 0 ? <Tag tone="outline">{t.offCount(off)}</Tag> : null}
          >
            {isLocked ? <p className={styles.hint}>{t.questionnairesLocked}</p> : null}
            <ul className={styles.reasons}>
              {members.map((type) => (
                <li key={type}>
                  <Switch
                    isOn={!typesOff.includes(type)}
                    isDisabled={type === alwaysOn || isLocked}
                    hint={type === alwaysOn ? t.always : undefined}
                    onChange={(isOn) => onSwitch(type, isOn)}
                  >
                    {problemTypes.labels[type]}
                  </Switch>
                </li>
              ))}
            </ul>
          </Disclosure>
        );
      })}
    </Card>
  );
}
