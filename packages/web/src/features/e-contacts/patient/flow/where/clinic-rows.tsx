import { Card } from '../../../../../ui/card.tsx';
import { Icon } from '../../../../../ui/icon.tsx';
import { RowLink } from '../../../../../ui/list-row.tsx';
import { Tag } from '../../../../../ui/tag.tsx';
import { useHoursSentence } from '../../../../clinics/index.ts';
import flow from '../flow.module.css';
import { useFlowAddress } from '../flow-choice.ts';
import { useChoosingTexts } from '../texts.ts';
import type { Clinic } from './use-clinics.ts';

interface Props {
  readonly clinics: readonly Clinic[];
  readonly personId: string;
}

function Hint({ clinic }: { clinic: Clinic }) {
  const t = useChoosingTexts().clinic;
  const answers = useHoursSentence(clinic.openingHours);
  return (
    <>
      {clinic.membership === 'PENDING' ? t.pending : clinic.address}
      {clinic.kind === 'FAMILY_DOCTOR' && !clinic.isRelated ? (
        <span className={flow.hours}>{t.decides}</span>
      ) : null}
      {clinic.openingHours.weekly.length > 0 ? <span className={flow.hours}>{answers}</span> : null}
      <span className={flow.tag}>
        <Tag tone={clinic.isFamilyDoctor ? 'primary' : 'plain'}>
          {clinic.kind === 'OPEN' ? t.privateClinic : t.familyDoctor}
        </Tag>
      </span>
    </>
  );
}

export function ClinicRows({ clinics, personId }: Props) {
  const addressOf = useFlowAddress();
  return (
    <Card isFlush as="ul">
      {clinics.map((clinic) => (
        <li key={clinic.clinicId} className={flow.item}>
          <RowLink
            to={addressOf('add', { personId, clinicId: clinic.clinicId })}
            icon={<Icon name="clinic" />}
            title={clinic.name}
            hint={<Hint clinic={clinic} />}
          />
        </li>
      ))}
    </Card>
  );
}
