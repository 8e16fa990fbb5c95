import { changeAd, listAds, type ManagedAd } from '@tervita/contract/ads';
import { lazy, Suspense, useState } from 'react';
import { useAnswer, useCommand } from '../../../core/api/index.ts';
import { now } from '../../../core/clock.ts';
import { useFormat } from '../../../core/format/index.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { StatusChip, type StatusTone } from '../../../ui/status-chip.tsx';
import { type Column, Table } from '../../../ui/table.tsx';
import { toasts } from '../../../ui/toasts.ts';
import { ClinicsState } from '../page-state.tsx';
import styles from '../platform-admin.module.css';
import { PlatformFrame } from '../platform-frame.tsx';
import { usePlatformTexts } from '../texts.ts';
import { endedBody, type NoticeState, stateOf } from './notice-values.ts';

const NoticeDialog = lazy(async () => ({ default: (await import('./notice-dialog.tsx')).NoticeDialog }));

const tones: Record<NoticeState, StatusTone> = { PLANNED: 'wait', RUNNING: 'done', ENDED: 'idle' };

function EndDialog({ ad, onClose }: { readonly ad: ManagedAd; readonly onClose: () => void }) {
  const { notices: t, cancel, saving } = usePlatformTexts();
  const end = useCommand(changeAd, {
    refreshes: [listAds],
    onDone: () => {
      toasts.show({ tone: 'success', text: t.ended });
      onClose();
    },
  });
  return (
    <ConfirmDialog
      isOpen
      isDangerous
      title={t.endTitle(ad.title)}
      confirmLabel={t.end}
      cancelLabel={cancel}
      isPending={end.isPending}
      pendingLabel={saving}
      onClose={onClose}
      onConfirm={() => end.mutate({ params: { id: ad.id }, body: endedBody(ad, now()) })}
    >
      <p>{t.endText}</p>
    </ConfirmDialog>
  );
}

const useColumns = (onEdit: (ad: ManagedAd) => void, onEnd: (ad: ManagedAd) => void): Column<ManagedAd>[] => {
  const t = usePlatformTexts().notices;
  const { day, list } = useFormat();
  return [
    {
      id: 'notice',
      head: t.columns.notice,
      cell: ({ title, licence }) => (
        <>
          <b>{title}</b>
          <br />
          <span className={styles.hint}>{licence}</span>
        </>
      ),
    },
    {
      id: 'audience',
      head: t.columns.audience,
      cell: ({ targetGender, minAge, maxAge, allowedCountries }) =>
        [
          targetGender ? t.genders[targetGender] : t.everybody,
          t.ages(minAge, maxAge),
          ...(allowedCountries.length > 0 ? [list(allowedCountries)] : []),
        ].join(', '),
    },
    {
      id: 'time',
      head: t.columns.time,
      cell: ({ activeFrom, activeUntil }) =>
        [t.from(day(activeFrom)), ...(activeUntil ? [t.until(day(activeUntil))] : [])].join(' '),
    },
    {
      id: 'state',
      head: t.columns.state,
      cell: (ad) => {
        const state = stateOf(ad, now());
        return <StatusChip tone={tones[state]}>{t.states[state]}</StatusChip>;
      },
    },
    {
      id: 'actions',
      head: t.columns.actions,
      isActions: true,
      cell: (ad) => (
        <span className={styles.line}>
          <Button size="sm" variant="secondary" aria-label={t.editWhich(ad.title)} onPress={() => onEdit(ad)}>
            {t.edit}
          </Button>
          {stateOf(ad, now()) === 'ENDED' ? null : (
            <Button size="sm" variant="ghost" aria-label={t.endWhich(ad.title)} onPress={() => onEnd(ad)}>
              {t.end}
            </Button>
          )}
        </span>
      ),
    },
  ];
};

/** Cards that patients see among their finished e-contacts. */
export function Component() {
  const t = usePlatformTexts().notices;
  const answer = useAnswer(listAds);
  const [editing, setEditing] = useState<{ readonly ad?: ManagedAd }>();
  const [ending, setEnding] = useState<ManagedAd>();
  const columns = useColumns((ad) => setEditing({ ad }), setEnding);
  const add = (
    <Button icon={<Icon name="plus" size="sm" />} onPress={() => setEditing({})}>
      {t.add}
    </Button>
  );
  return (
    <PlatformFrame view="notices">
      <ClinicsState answer={answer}>
        {({ ads }) =>
          ads.length === 0 ? (
            <EmptyState icon={<Icon name="megaphone" size="xl" />} title={t.none} action={add}>
              {t.noneText}
            </EmptyState>
          ) : (
            <>
              <div className={styles.head}>
                <p className={styles.hint}>{t.lead}</p>
                {add}
              </div>
              <Card isFlush>
                <Table label={t.title} columns={columns} rows={ads} keyOf={({ id }) => id} />
              </Card>
            </>
          )
        }
      </ClinicsState>
      {editing ? (
        <Suspense>
          <NoticeDialog ad={editing.ad} onClose={() => setEditing(undefined)} />
        </Suspense>
      ) : null}
      {ending ? <EndDialog ad={ending} onClose={() => setEnding(undefined)} /> : null}
    </PlatformFrame>
  );
}
