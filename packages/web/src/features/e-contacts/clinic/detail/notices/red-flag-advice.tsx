import type { RaisedFlag } from '@tervita/contract/smart-questionnaire';
import { useEmergencyNumber } from '../../../../../core/config.ts';
import { useFormat } from '../../../../../core/format/index.ts';
import { useWorkingTexts } from '../texts.ts';

interface Props {
  readonly raised: readonly RaisedFlag[];
  /** Staff wrote down what somebody told them: the patient has read no warning. */
  readonly isWrittenDown: boolean;
}

/** What the patient was told to do because of the signs, and when for the last time. */
export function RedFlagAdvice({ raised, isWrittenDown }: Props) {
  const t = useWorkingTexts().flag;
  const format = useFormat();
  const emergency = useEmergencyNumber();
  const lastWith = (action: 'CALL_112' | 'CRISIS') =>
    raised.findLast(({ reasons }) => reasons.some((reason) => reason.action === action))?.at;
  const [told, crisis] = [lastWith('CALL_112'), lastWith('CRISIS')];
  if (isWrittenDown) return null;
  return (
    <>
      {told ? <p>{t.advised(emergency, format.moment(told))}</p> : null}
      {crisis ? <p>{t.crisisAdvised(format.moment(crisis))}</p> : null}
    </>
  );
}
