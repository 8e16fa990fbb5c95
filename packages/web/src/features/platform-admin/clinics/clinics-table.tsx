import type { ListedClinic, PlatformClinic } from '@tervita/contract/platform-admin';
import { trialDaysLeft } from '@tervita/domain/clinics';
import { now } from '../../../core/clock.ts';
import { useFormat } from '../../../core/format/index.ts';
import { usePublicTexts } from '../../../core/texts/index.ts';
import { Icon } from '../../../ui/icon.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { type Column, Table } from '../../../ui/table.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { usePlatformTexts } from '../texts.ts';
import styles from './clinics.module.css';

const shownFeatures = ['AI_SMART_QUESTIONNAIRE', 'AI_SUMMARIZATION', 'TRANSLATION'] as const;

function PlanTag({ clinic }: { readonly clinic: PlatformClinic }) {
  const t = usePlatformTexts().clinics;
  const { plans } = usePublicTexts().shell;
  const days = clinic.trialUntil && trialDaysLeft(new Date(clinic.trialUntil), now());
  const name = plans[clinic.planNow];
  return (
    <Tag tone={clinic.planNow === 'PREMIUM' ? 'primary' : 'plain'}>{days ? t.trial(name, days) : name}</Tag>
  );
}

/** One letter for each, for the eye; in words for those who listen. */
function AiLetters({ features }: { readonly features: PlatformClinic['features'] }) {
  const t = usePlatformTexts();
  return (
    <span className={styles.letters}>
      {shownFeatures.map((feature) => (
        <span key={feature} data-state={features[feature]}>
          <span aria-hidden>{t.clinics.letters[feature]}</span>
          <VisuallyHidden>{`${t.features[feature]}: ${t.clinics.states[features[feature]]}. `}</VisuallyHidden>
        </span>
      ))}
    </span>
  );
}

/** Hours and minutes in which a clinic was open. */
const useSpan = () => {
  const { time } = usePublicTexts().core;
  return (ms: number | null): string => {
    if (ms === null) return '–';
    const minutes = Math.round(ms / 60_000);
    return minutes < 60 ? time.minutes(minutes) : time.hours(Math.floor(minutes / 60), minutes % 60);
  };
};

interface Props {
  readonly clinics: readonly ListedClinic[];
  readonly onOpen: (clinicId: string) => void;
}

export function ClinicsTable({ clinics, onOpen }: Props) {
  const { clinics: t, views } = usePlatformTexts();
  const { number } = useFormat();
  const span = useSpan();
  const orDash = (count: number) => (count === 0 ? '–' : number(count));
  const columns: readonly Column<ListedClinic>[] = [
    {
      id: 'clinic',
      head: t.columns.clinic,
      cell: ({ name, address, country }) => (
        <span className={styles.name}>
          <b>{name}</b>
          <span>{[address, country].filter(Boolean).join(', ')}</span>
        </span>
      ),
    },
    { id: 'plan', head: t.columns.plan, cell: (clinic) => <PlanTag clinic={clinic} /> },
    {
      id: 'patients',
      head: t.columns.patients,
      align: 'end',
      cell: ({ patients, kind }) => (kind === 'OPEN' && patients === 0 ? t.isPrivate : number(patients)),
    },
    {
      id: 'eContacts',
      head: t.columns.eContacts,
      align: 'end',
      cell: ({ eContacts7 }) => orDash(eContacts7),
    },
    {
      id: 'firstAnswer',
      head: t.columns.firstAnswer,
      align: 'end',
      cell: ({ firstAnswerMs }) => <span className={styles.whole}>{span(firstAnswerMs)}</span>,
    },
    {
      id: 'overADay',
      head: t.columns.overADay,
      align: 'end',
      cell: ({ overADay }) => (overADay > 0 ? <b className={styles.late}>{number(overADay)}</b> : '–'),
    },
    { id: 'ai', head: t.columns.ai, cell: ({ features }) => <AiLetters features={features} /> },
    {
      id: 'actions',
      head: t.columns.actions,
      isActions: true,
      cell: ({ clinicId, name }) => (
        <IconButton label={t.open(name)} onPress={() => onOpen(clinicId)}>
          <Icon name="chevron-right" />
        </IconButton>
      ),
    },
  ];
  return (
    <div className={styles.scroll}>
      <Table label={views.clinics} columns={columns} rows={clinics} keyOf={({ clinicId }) => clinicId} />
    </div>
  );
}
