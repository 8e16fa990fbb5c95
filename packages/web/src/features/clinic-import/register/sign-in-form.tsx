import type { RegisterSignInBegun } from '@tervita/contract/clinic-import';
import { signInWithMobileId, signInWithSmartId } from '@tervita/contract/clinic-import';
import { getProfile } from '@tervita/contract/profiles';
import type { RegisterMethod } from '@tervita/domain/clinic-import';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { type ApiError, NoticeCallout, useAnswer, useCommand, useNotice } from '../../../core/api/index.ts';
import { useTexts } from '../../../core/texts/index.ts';
import { Button } from '../../../ui/button.tsx';
import { SegmentedControl } from '../../../ui/segmented-control.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import styles from '../clinic-import.module.css';
import { useClinicImportTexts } from '../texts.ts';
import { faultsOf, type SignInFaults, type SignInInput, tidied } from './sign-in-input.ts';

interface Props {
  readonly methods: readonly RegisterMethod[];
  /** What was typed before, when somebody tries again. */
  readonly earlier: SignInInput | undefined;
  readonly onBegun: (begun: RegisterSignInBegun, input: SignInInput) => void;
}

/** Shows its refusal beside the form, not as a toast: it is about what stands there. */
const useBegin = (onBegun: Props['onBegun']) => {
  const [refusal, setRefusal] = useState<ApiError>();
  const onError = (error: ApiError) => {
    setRefusal(error);
    return true;
  };
  const sent = useRef<SignInInput>(undefined);
  const onDone = (begun: RegisterSignInBegun) => {
    if (sent.current) onBegun(begun, sent.current);
  };
  const smart = useCommand(signInWithSmartId, { onDone, onError });
  const mobile = useCommand(signInWithMobileId, { onDone, onError });
  const begin = (input: SignInInput) => {
    sent.current = input;
    setRefusal(undefined);
    const { personalCode, phone } = input;
    if (input.method === 'SMART_ID') smart.mutate({ body: { personalCode } });
    else mobile.mutate({ body: { personalCode, phone } });
  };
  return { begin, refusal, isPending: smart.isPending || mobile.isPending };
};

export function SignInForm({ methods, earlier, onBegun }: Props) {
  const t = useClinicImportTexts().register;
  const { errors } = useTexts();
  const own = useAnswer(getProfile).data?.personalCode ?? '';
  const [method, setMethod] = useState(earlier?.method ?? methods[0] ?? 'SMART_ID');
  const [code, setCode] = useState(earlier?.personalCode);
  const [phone, setPhone] = useState(earlier?.phone ?? '');
  const [faults, setFaults] = useState<SignInFaults>({});
  const form = useRef<HTMLFormElement>(null);
  const isAgain = earlier !== undefined;
  // The button that led back here is gone.
  useEffect(() => {
    if (isAgain) form.current?.querySelector<HTMLInputElement>('[name=personalCode]')?.focus();
  }, [isAgain]);
  const { begin, refusal, isPending } = useBegin(onBegun);
  const notice = useNotice(errors)(refusal);
  const personalCode = code ?? own;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const input = tidied({ method, personalCode, phone });
    const found = faultsOf(input);
    setFaults(found);
    const [wrong] = Object.keys(found);
    if (wrong) form.current?.querySelector<HTMLInputElement>(`[name=${wrong}]`)?.focus();
    else if (!isPending) begin(input);
  };
  return (
    <form ref={form} className={styles.form} onSubmit={submit} noValidate>
      <p className={styles.lead}>{t.lead}</p>
      {methods.length > 1 ? (
        <SegmentedControl
          label={t.method}
          value={method}
          onChange={setMethod}
          segments={methods.map((value) => ({ value, label: t.methods[value] }))}
        />
      ) : (
        <strong>{t.methods[method]}</strong>
      )}
      <TextField
        label={t.personalCode}
        name="personalCode"
        inputMode="numeric"
        autoComplete="off"
        value={personalCode}
        error={faults.personalCode ? t.badCode : undefined}
        onChange={({ target }) => setCode(target.value)}
      />
      {method === 'MOBILE_ID' ? (
        <TextField
          label={t.phone}
          name="phone"
          type="tel"
          autoComplete="tel"
          hint={t.phoneHint}
          value={phone}
          error={faults.phone ? t.badPhone : undefined}
          onChange={({ target }) => setPhone(target.value)}
        />
      ) : null}
      <NoticeCallout notice={notice} />
      <div className={styles.end}>
        <Button type="submit" isPending={isPending} pendingLabel={t.starting}>
          {t.start}
        </Button>
      </div>
    </form>
  );
}
