import { useState } from 'react';
import { keepsLastSeen, setKeepsLastSeen } from '../../core/offline/reading-choice.ts';
import type { PushSupport } from '../../core/push/push-support.ts';
import { loadPart } from '../../core/texts/index.ts';
import { Callout } from '../../ui/callout.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Switch } from '../../ui/switch.tsx';
import { toasts } from '../../ui/toasts.ts';
import { devicePart, useDeviceTexts } from './texts.ts';
import { useDeviceNotices } from './use-device-notices.ts';

/** Why it cannot be switched on here, and what to do about it. */
function Obstacle({ support }: { support: Exclude<PushSupport, 'ready'> }) {
  const { obstacles } = useDeviceTexts();
  const { title, text } = obstacles[support];
  return (
    <Callout tone="idle" title={title} icon={<Icon name="message" />}>
      {text}
    </Callout>
  );
}

function DeviceNotices() {
  const t = useDeviceTexts();
  const { isOffered, support, isOn, isPending, hasFailed, change } = useDeviceNotices();
  const [keeps, setKeeps] = useState(keepsLastSeen);
  const changeNotices = async (wish: boolean) => {
    if (await change(wish)) toasts.show({ tone: 'success', text: wish ? t.turnedOn : t.turnedOff });
  };
  const changeReading = (wish: boolean) => {
    setKeepsLastSeen(wish);
    setKeeps(wish);
    toasts.show({ tone: 'success', text: wish ? t.readingOn : t.readingOff });
  };
  return (
    <>
      {isOffered && support === 'ready' ? (
        <Switch
          isOn={isOn}
          isDisabled={isPending}
          hint={t.noticesHint}
          onChange={(wish) => void changeNotices(wish)}
        >
          {t.notices}
        </Switch>
      ) : null}
      {isOffered && support !== 'ready' ? <Obstacle support={support} /> : null}
      {hasFailed ? (
        <Callout tone="turn" role="alert">
          {t.failed}
        </Callout>
      ) : null}
      <Switch isOn={keeps} hint={t.readingHint} onChange={changeReading}>
        {t.reading}
      </Switch>
    </>
  );
}

/** Its words come with it. */
export const withWords = async () => {
  await loadPart(devicePart);
  return { default: DeviceNotices };
};
