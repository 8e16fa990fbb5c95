import type { ReactNode } from 'react';
import { ErrorSummary } from '../../ui/error-summary.tsx';
import { NoticeCallout } from '../api/index.ts';
import { useAccountTexts } from '../texts/account.ts';
import type { FormState } from './use-form.ts';

interface Props {
  form: FormState;
  /** What can be done about the refusal. */
  action?: ReactNode;
}

/** Above the fields: all that is wrong, when it is more than one thing, and a refusal that is about no field. */
export function FormNotices({ form, action }: Props) {
  const { errors } = useAccountTexts();
  const { wrong, notice } = form;
  return (
    <>
      {wrong.length > 1 ? (
        <ErrorSummary ref={form.summary} title={errors.summary(wrong.length)} faults={wrong} />
      ) : null}
      <NoticeCallout notice={notice} action={action} />
    </>
  );
}
