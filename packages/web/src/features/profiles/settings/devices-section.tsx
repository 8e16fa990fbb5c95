import { endMyOtherSessions, endMySession, listMySessions, type MySession } from '@tervita/contract/auth';
import { useState } from 'react';
import { useAnswer, useCommand } from '../../../core/api/index.ts';
import { useFormat } from '../../../core/format/index.ts';
import { useProfileTexts } from '../../../core/texts/profile.ts';
import { Button } from '../../../ui/button.tsx';
import { LazyConfirmDialog } from '../../../ui/lazy-overlays.tsx';
import { SkeletonRows } from '../../../ui/skeleton.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { toasts } from '../../../ui/toasts.ts';
import { Actions, Item, Items, Section } from './section.tsx';

function Device({ session }: { session: MySession }) {
  const { settings } = useProfileTexts().profiles;
  const { devices, ways } = settings;
  const { moment } = useFormat();
  const end = useCommand(endMySession, {
    refreshes: [listMySessions],
    onDone: () => void toasts.show({ tone: 'success', text: devices.ended }),
  });
  const name = session.device ?? devices.unknown;
  const since = devices.since(ways[session.method], moment(session.signedInAt));
  return (
    <Item
      title={name}
      hint={session.isCurrent ? since : `${since}, ${devices.used(moment(session.lastUsedAt))}`}
      end={
        session.isCurrent ? (
          <Tag tone="primary">{devices.here}</Tag>
        ) : (
          <Button
            size="sm"
            variant="secondary"
            aria-label={devices.endOf(name)}
            isPending={end.isPending}
            onPress={() => end.mutate({ params: { id: session.id } })}
          >
            {devices.end}
          </Button>
        )
      }
    />
  );
}

/** Where the person is signed in, this device first. */
export function DevicesSection() {
  const { profiles, core } = useProfileTexts();
  const { devices } = profiles.settings;
  const { data } = useAnswer(listMySessions);
  const [isAsking, setAsking] = useState(false);
  const endOthers = useCommand(endMyOtherSessions, {
    refreshes: [listMySessions],
    onDone: ({ ended }) => {
      setAsking(false);
      toasts.show({ tone: 'success', text: devices.endedOthers(ended) });
    },
  });
  const others = data?.sessions.filter(({ isCurrent }) => !isCurrent) ?? [];
  return (
    <Section title={devices.title} hint={data && others.length === 0 ? devices.only : undefined}>
      {data ? (
        <Items>
          {data.sessions.map((session) => (
            <Device key={session.id} session={session} />
          ))}
        </Items>
      ) : (
        <SkeletonRows label={core.loading} count={2} />
      )}
      {others.length > 0 ? (
        <Actions>
          <Button size="sm" variant="secondary" onPress={() => setAsking(true)}>
            {devices.endOthers}
          </Button>
        </Actions>
      ) : null}
      <LazyConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={devices.endOthersTitle}
        confirmLabel={devices.endOthers}
        cancelLabel={core.actions.cancel}
        isPending={endOthers.isPending}
        onConfirm={() => endOthers.mutate({})}
      >
        {devices.endOthersText}
      </LazyConfirmDialog>
    </Section>
  );
}
