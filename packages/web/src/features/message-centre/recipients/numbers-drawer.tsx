import type { Answered } from '@tervita/contract/core';
import {
  type givePhoneNumbers as GiveRoute,
  giveNumbersMost,
  givePhoneNumbers,
  listMessagePatients,
} from '@tervita/contract/message-centre';
import { useRef, useState } from 'react';
import { useCommand } from '../../../core/api/index.ts';
import { useDraft } from '../../../core/drafts/index.ts';
import { Button } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { LazyDrawer } from '../../../ui/lazy-overlays.tsx';
import { StaffIcon } from '../../../ui/staff-icon.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { toasts } from '../../../ui/toasts.ts';
import { useMessageTexts } from '../texts.ts';
import { numberLinesIn } from './number-lines.ts';
import styles from './recipients.module.css';

type NumberReport = Answered<typeof GiveRoute>;

interface Props {
  readonly clinicId: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

const faultsShown = 20;

/** Numbers for patients who have none: checked first, and given when somebody has seen what would happen. */
export function NumbersDrawer({ clinicId, isOpen, onClose }: Props) {
  const t = useMessageTexts();
  const draft = useDraft(`message-centre/${clinicId}/numbers`);
  const file = useRef<HTMLInputElement>(null);
  const [report, setReport] = useState<NumberReport>();
  const [fault, setFault] = useState<string>();
  const { lines, bad } = numberLinesIn(draft.text);
  const write = (text: string) => {
    draft.setText(text);
    setReport(undefined);
    setFault(undefined);
  };
  const check = useCommand(givePhoneNumbers, { onDone: setReport, eachPressCounts: true });
  const give = useCommand(givePhoneNumbers, {
    refreshes: [listMessagePatients],
    eachPressCounts: true,
    onDone: ({ given }) => {
      toasts.show({ tone: 'success', text: t.numbers.given(given) });
      draft.clear();
      setReport(undefined);
      onClose();
    },
  });
  const bodyOf = (isTrial: boolean) => ({
    body: { clinicId, isTrial, numbers: lines.map(({ personalCode, phone }) => ({ personalCode, phone })) },
  });
  const press = () => {
    if (lines.length === 0) return setFault(t.numbers.empty);
    if (lines.length > giveNumbersMost) return setFault(t.numbers.tooMany);
    return report ? give.mutate(bodyOf(false)) : check.mutate(bodyOf(true));
  };
  const faults = [
    ...bad.map((line) => ({ line, why: t.numbers.faults.badLine })),
    ...(report?.faults ?? []).map((one) => ({
      line: lines[one.index]?.line ?? one.index + 1,
      why: t.numbers.faults[one.fault],
    })),
  ].sort((one, other) => one.line - other.line);
  return (
    <LazyDrawer
      side="end"
      title={t.numbers.title}
      isOpen={isOpen}
      onClose={onClose}
      actions={
        <>
          <Button
            isPending={check.isPending || give.isPending}
            pendingLabel={report ? t.numbers.giving : t.numbers.checking}
            isDisabled={report?.given === 0}
            onPress={press}
          >
            {report ? t.numbers.give(report.given) : t.numbers.check}
          </Button>
          <Button variant="ghost" onPress={onClose}>
            {t.numbers.close}
          </Button>
        </>
      }
    >
      <div className={styles.numbers}>
        <p className={styles.hint}>{t.numbers.lead}</p>
        <TextArea
          label={t.numbers.field}
          hint={t.numbers.example}
          rows={8}
          value={draft.text}
          error={fault}
          onChange={(event) => write(event.target.value)}
        />
        <div>
          <input
            ref={file}
            type="file"
            hidden
            accept=".csv,.txt,text/csv,text/plain"
            onChange={(event) => {
              const chosen = event.target.files?.[0];
              if (chosen) void chosen.text().then(write);
              event.target.value = '';
            }}
          />
          <Button
            variant="secondary"
            icon={<StaffIcon name="upload" />}
            onPress={() => file.current?.click()}
          >
            {t.numbers.file}
          </Button>
        </div>
        {report ? (
          <Callout
            tone={report.given > 0 ? 'done' : 'idle'}
            role="status"
            title={t.numbers.wouldGive(report.given)}
          >
            {report.same > 0 ? t.numbers.same(report.same) : null}
          </Callout>
        ) : null}
        {report && faults.length > 0 ? (
          <Callout tone="turn" title={t.numbers.faultsTitle(faults.length)}>
            <ul className={styles.faults}>
              {faults.slice(0, faultsShown).map(({ line, why }) => (
                <li key={line}>{t.numbers.line(line, why)}</li>
              ))}
              {faults.length > faultsShown ? <li>{t.numbers.more(faults.length - faultsShown)}</li> : null}
            </ul>
          </Callout>
        ) : null}
      </div>
    </LazyDrawer>
  );
}
