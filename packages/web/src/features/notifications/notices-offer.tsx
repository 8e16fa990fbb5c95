import { useEffect, useState } from 'react';
import { recall, remember } from '../../core/storage.ts';
import { loadPart } from '../../core/texts/index.ts';
import { Button } from '../../ui/button.tsx';
import { Callout } from '../../ui/callout.tsx';
import { Icon } from '../../ui/icon.tsx';
import { devicePart, useDeviceTexts } from './texts.ts';
import { useDeviceNotices } from './use-device-notices.ts';

const shownKey = 'notices-offered';

function NoticesOffer() {
  const { offer, turnedOn, failed } = useDeviceTexts();
  const { isOffered, support, isOn, isPending, hasFailed, change } = useDeviceNotices();
  const [wasShown] = useState(() => recall('local', shownKey) !== null);
  const [outcome, setOutcome] = useState<'on' | 'declined'>();
  const isShown = !wasShown && isOffered && support === 'ready' && (!isOn || isPending) && !outcome;
  useEffect(() => {
    if (isShown) remember('local', shownKey, '1');
  }, [isShown]);
  const turnOn = async () => {
    const isDone = await change(true);
    if (isDone) setOutcome('on');
  };
  if (outcome === 'on')
    return (
      <Callout tone="done" role="status">
        {turnedOn}
      </Callout>
    );
  if (!isShown) return null;
  return (
    <Callout
      tone="idle"
      icon={<Icon name="message" />}
      action={
        <>
          <Button size="sm" variant="secondary" isPending={isPending} onPress={() => void turnOn()}>
            {offer.turnOn}
          </Button>
          <Button size="sm" variant="ghost" onPress={() => setOutcome('declined')}>
            {offer.notNow}
          </Button>
        </>
      }
    >
      {hasFailed ? failed : offer.text}
    </Callout>
  );
}

/** Once on a device, when there is something to wait for. Its words come with it. */
export const withWords = async () => {
  await loadPart(devicePart);
  return { default: NoticesOffer };
};
