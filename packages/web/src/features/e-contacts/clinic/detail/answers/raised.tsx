import type { RaisedFlag } from '@tervita/contract/smart-questionnaire';
import { actions, isDangerRule, isMoreDangerRule } from '@tervita/domain/smart-questionnaire';
import { raisedLine } from '@tervita/texts/raised-line';
import { useEmergencyNumber } from '../../../../../core/config.ts';
import { useFormat } from '../../../../../core/format/index.ts';
import { useClinicTexts } from '../../../../../core/texts/clinic.ts';
import { useAiTexts } from '../../../../ai/index.ts';
import styles from './answers.module.css';

type Reason = RaisedFlag['reasons'][number];

const strongestFirst = (reasons: readonly Reason[]): readonly Reason[] =>
  reasons.toSorted(
    (one, other) =>
      actions.indexOf(one.action) - actions.indexOf(other.action) || one.at.localeCompare(other.at),
  );

const isTicked = ({ ruleId }: Reason): boolean => isDangerRule(ruleId) || isMoreDangerRule(ruleId);

interface LineProps {
  readonly at: string;
  readonly children: string;
  readonly isReason?: boolean;
  /** Where room is short other lines give way. */
  readonly isTicked?: boolean;
}

function Line({ at, children, isReason, isTicked }: LineProps) {
  const format = useFormat();
  return (
    <li data-ticked={isTicked || undefined}>
      <time className={styles.when} dateTime={at}>
        {`${format.day(at)}, ${format.time(at)}`}
      </time>{' '}
      <span className={isReason ? styles.reason : undefined}>{children}</span>
    </li>
  );
}

/** What raised the red flag, each sign with when it was told, and when and how it came to the clinic where that was later. */
export function Raised({ raised }: { raised: readonly RaisedFlag[] }) {
  const { because } = useAiTexts().answers;
  const t = useClinicTexts().eContacts.flagged;
  const emergency = useEmergencyNumber();
  return (
    <ul className={styles.raised} aria-label={because}>
      {raised.flatMap(({ id, at, isFiled, reasons }, place) => {
        const isLastOfSending = raised[place + 1]?.at !== at;
        const sending = raised.filter((each) => each.at === at).flatMap((each) => each.reasons);
        const wasLater = isFiled || sending.some((reason) => reason.at !== at);
        return [
          ...strongestFirst(reasons).map((reason) => (
            <Line
              key={`${id} ${reason.ruleId} ${reason.at}`}
              at={reason.at}
              isReason
              isTicked={isTicked(reason)}
            >
              {raisedLine(reason, t, emergency)}
            </Line>
          )),
          ...(isLastOfSending && wasLater
            ? [
                <Line key={`${id} came`} at={at}>
                  {isFiled ? t.filed : t.sent}
                </Line>,
              ]
            : []),
        ];
      })}
    </ul>
  );
}
