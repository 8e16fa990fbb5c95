import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useFormat } from '../../../core/format/index.ts';
import { Card } from '../../../ui/card.tsx';
import { StatusChip } from '../../../ui/status-chip.tsx';
import { useFigures } from '../platform-frame.tsx';
import { usePlatformTexts } from '../texts.ts';
import styles from './clinics.module.css';

interface FigureProps {
  readonly figure: string;
  readonly label: ReactNode;
  readonly children: ReactNode;
}

const Figure = ({ figure, label, children }: FigureProps) => (
  <Card>
    <p className={styles.figure}>{figure}</p>
    <p>{label}</p>
    <p className={styles.muted}>{children}</p>
  </Card>
);

const slowFromMs = 400;

/** The platform at a glance. */
export function FigureCards() {
  const t = usePlatformTexts().cards;
  const { number } = useFormat();
  const { data } = useFigures();
  const ms = data?.slowAnswersMs ?? null;
  const shown = (count: number | undefined) => (count === undefined ? '–' : number(count));
  const decides = (count: number | undefined) => (
    <StatusChip tone={count ? 'turn' : 'done'}>{count ? t.decide : t.nothing}</StatusChip>
  );
  return (
    <div className={styles.cards}>
      <Figure figure={shown(data?.clinics)} label={t.clinics(shown(data?.onTrial))}>
        {t.patients(shown(data?.patients))}
      </Figure>
      <Figure figure={shown(data?.eContactsToday)} label={t.today}>
        {t.weekAgo(shown(data?.eContactsWeekAgo))}
      </Figure>
      <Figure figure={ms === null ? '–' : t.milliseconds(number(ms))} label={t.slowAnswers}>
        {ms === null ? (
          t.tooFew
        ) : (
          <StatusChip tone={ms < slowFromMs ? 'done' : 'turn'}>
            {(ms < slowFromMs ? t.under : t.over)(slowFromMs)}
          </StatusChip>
        )}
      </Figure>
      <Figure
        figure={shown(data?.openApplications)}
        label={<Link to="/prm/applications">{t.applications}</Link>}
      >
        {decides(data?.openApplications)}
      </Figure>
      <Figure figure={shown(data?.deadJobs)} label={<Link to="/prm/jobs">{t.jobs}</Link>}>
        {decides(data?.deadJobs)}
      </Figure>
    </div>
  );
}
