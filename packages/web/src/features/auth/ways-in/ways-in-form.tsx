import { settleWaysIn, type WaitingWayIn } from '@tervita/contract/auth';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { call } from '../../../core/api/call.ts';
import { FormPage, useForm } from '../../../core/form/index.ts';
import { loadSession, takeRequestedRoute } from '../../../core/session/index.ts';
import { useAccountTexts } from '../../../core/texts/account.ts';
import { Checkbox } from '../../../ui/checkbox.tsx';
import styles from './ways-in.module.css';

/** Written as the companies write themselves, in every language. */
const providerNames = { GOOGLE: 'Google', APPLE: 'Apple' } as const;

/** Which ways into the account stay. Nothing is ticked: a stranger's must not stay by mistake. */
export function WaysInForm({ ways }: { ways: readonly WaitingWayIn[] }) {
  const { waysIn } = useAccountTexts().forms;
  const navigate = useNavigate();
  const [kept, setKept] = useState<readonly string[]>([]);
  const form = useForm({
    initial: {},
    labels: {},
    check: () => ({}),
    send: async () => {
      await call(settleWaysIn, { body: { keep: [...kept] } });
      // Whether the profile lacks an address follows from what was kept.
      await loadSession();
      await navigate(takeRequestedRoute() ?? '/', { replace: true });
    },
  });
  const nameOf = ({ method }: WaitingWayIn) => {
    if (method === 'PASSWORD') return waysIn.password;
    return method === 'EMAIL' ? waysIn.email : waysIn.outside(providerNames[method]);
  };
  const toggle = (id: string, isOn: boolean) =>
    setKept((before) => (isOn ? [...before, id] : before.filter((one) => one !== id)));
  return (
    <FormPage
      title={waysIn.title}
      lead={waysIn.lead}
      form={form}
      sendLabel={kept.length > 0 ? waysIn.keep : waysIn.keepNone}
      pendingLabel={waysIn.saving}
    >
      <fieldset className={styles.ways}>
        <legend className={styles.legend}>{waysIn.legend}</legend>
        {ways.map((way) => (
          <Checkbox
            key={way.id}
            checked={kept.includes(way.id)}
            hint={way.address ?? waysIn.unknown}
            onChange={({ target }) => toggle(way.id, target.checked)}
          >
            {nameOf(way)}
          </Checkbox>
        ))}
      </fieldset>
    </FormPage>
  );
}
