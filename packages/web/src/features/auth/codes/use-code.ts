import { otp as limits } from '@tervita/domain/auth';
import type { BusinessCode } from '@tervita/domain/core';
import { type FormEvent, useState } from 'react';
import { ApiError } from '../../../core/api/api-error.ts';
import { useErrorCodes, useNotice } from '../../../core/api/use-notice.ts';
import { useAccountTexts } from '../../../core/texts/account.ts';

interface Given {
  readonly check: (code: string) => Promise<void>;
  /** The refusal that means "this code is wrong". */
  readonly wrong: BusinessCode;
  /** True: the page shows this refusal in its own way. */
  readonly onRefused?: ((error: unknown) => boolean) | undefined;
}

/** Six digits that send themselves. A wrong code clears the cells; any other fault keeps them for another try. */
export const useCode = ({ check, wrong, onRefused }: Given) => {
  const { forms, errors } = useAccountTexts();
  const noticeOf = useNotice(errors);
  const codes = useErrorCodes();
  const [code, setCode] = useState('');
  const [fault, setFault] = useState<'wrong' | 'incomplete'>();
  const [problem, setProblem] = useState<unknown>();
  const [isChecking, setChecking] = useState(false);
  // A new key makes a new field, which takes the focus.
  const [turn, setTurn] = useState(0);

  const refused = (error: unknown) => {
    setChecking(false);
    if (onRefused?.(error)) return;
    if (error instanceof ApiError && error.code === wrong) {
      setCode('');
      setFault('wrong');
      setTurn((count) => count + 1);
    } else setProblem(error);
  };
  const send = (digits: string) => {
    if (isChecking) return;
    setFault(undefined);
    setProblem(undefined);
    if (digits.length < limits.digits) {
      setFault('incomplete');
      setTurn((count) => count + 1);
      return;
    }
    setChecking(true);
    check(digits).then(() => setChecking(false), refused);
  };
  const sentences = { wrong: codes[wrong], incomplete: forms.code.incomplete };
  return {
    field: {
      key: turn,
      value: code,
      onChange: setCode,
      onComplete: send,
      error: fault && sentences[fault],
      takesFocus: true,
    },
    isChecking,
    notice: noticeOf(problem),
    submit: (event: FormEvent) => {
      event.preventDefault();
      send(code);
    },
  };
};
