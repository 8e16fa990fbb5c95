import type { ReactNode } from 'react';
import { NoticeCallout } from '../../../core/api/index.ts';
import { useAccountTexts } from '../../../core/texts/account.ts';
import { Button } from '../../../ui/button.tsx';
import { OtpField } from '../../../ui/otp-field.tsx';
import styles from './code.module.css';
import type { useCode } from './use-code.ts';

interface Props {
  label: string;
  code: ReturnType<typeof useCode>;
  children?: ReactNode;
}

export function CodeForm({ label, code, children }: Props) {
  const { forms } = useAccountTexts();
  const { key, ...field } = code.field;
  const { notice } = code;
  return (
    <form className={styles.form} onSubmit={code.submit} noValidate>
      <NoticeCallout notice={notice} />
      <OtpField key={key} label={label} {...field} />
      <Button type="submit" isPending={code.isChecking} pendingLabel={forms.checking}>
        {forms.code.confirm}
      </Button>
      {children}
    </form>
  );
}
