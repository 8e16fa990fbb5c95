import { type Campaign, listSkipped } from '@tervita/contract/message-centre';
import { useState } from 'react';
import { useAnswer } from '../../../core/api/index.ts';
import { useClinicTexts } from '../../../core/texts/clinic.ts';
import { Button } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { LazyDrawer } from '../../../ui/lazy-overlays.tsx';
import { SkeletonRows } from '../../../ui/skeleton.tsx';
import { Table } from '../../../ui/table.tsx';
import { useMessageTexts } from '../texts.ts';

interface Props {
  readonly campaign: Campaign;
}

/** Whoever did not get the message, and why. */
export function SkippedList({ campaign }: Props) {
  const t = useMessageTexts();
  const { core } = useClinicTexts();
  const [isOpen, setOpen] = useState(false);
  const { data } = useAnswer(listSkipped, { params: { id: campaign.id } }, { enabled: isOpen, staleTime: 0 });
  const { numbers, states } = campaign;
  const { SKIPPED, REFUSED, UNKNOWN, STOPPED, NOT_DELIVERED } = states;
  const all = SKIPPED + REFUSED + UNKNOWN + STOPPED + NOT_DELIVERED;
  if (all === 0) return null;
  return (
    <>
      {UNKNOWN > 0 ? <Callout tone="turn">{t.sending.unknownText(UNKNOWN)}</Callout> : null}
      <Callout
        tone="info"
        action={
          <Button size="sm" variant="secondary" onPress={() => setOpen(true)}>
            {t.sending.showSkipped(all)}
          </Button>
        }
      >
        {SKIPPED > numbers.SHARED ? t.sending.skippedLine(numbers) : null}{' '}
        {numbers.SHARED > 0 ? t.sharedLine(numbers.SHARED) : null}
      </Callout>
      <LazyDrawer
        side="end"
        title={t.sending.skippedTitle}
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        actions={
          <Button variant="secondary" onPress={() => setOpen(false)}>
            {t.numbers.close}
          </Button>
        }
      >
        {data ? (
          <Table
            label={t.sending.skippedTitle}
            rows={data.patients.map((patient, at) => ({ ...patient, at }))}
            keyOf={({ at }) => String(at)}
            columns={[
              {
                id: 'name',
                head: t.list.name,
                cell: ({ firstName, surname }) =>
                  surname ? <b>{`${surname}, ${firstName}`}</b> : t.sending.goneRecord,
              },
              { id: 'phone', head: t.list.phone, cell: ({ phone }) => phone ?? '–' },
              {
                id: 'why',
                head: t.sending.why,
                cell: ({ state, numberKind }) =>
                  state === 'SKIPPED' ? t.kinds[numberKind] : t.sending.stateNames[state],
              },
            ]}
          />
        ) : (
          <SkeletonRows label={core.loading} count={5} />
        )}
      </LazyDrawer>
    </>
  );
}
