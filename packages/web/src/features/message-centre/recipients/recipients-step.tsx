import { useState } from 'react';
import { TryAgain } from '../../../core/api/index.ts';
import { useFormat } from '../../../core/format/index.ts';
import { useClinicTexts } from '../../../core/texts/clinic.ts';
import { Button } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { SkeletonRows } from '../../../ui/skeleton.tsx';
import { StaffIcon } from '../../../ui/staff-icon.tsx';
import type { FilterInput } from '../filter-input.ts';
import page from '../message-centre.module.css';
import { StepHead } from '../step-head.tsx';
import { useMessageTexts } from '../texts.ts';
import { useAudience } from '../use-audience.ts';
import type { MessageDraft } from '../use-message-draft.ts';
import { FilterFields } from './filter-fields.tsx';
import { NumbersDrawer } from './numbers-drawer.tsx';
import { PatientTable } from './patient-table.tsx';
import styles from './recipients.module.css';

interface Props {
  readonly clinicId: string;
  readonly draft: MessageDraft;
  readonly change: (part: Partial<MessageDraft>) => void;
}

/** Filters on one side, the patients whom they leave on the other. */
export function RecipientsStep({ clinicId, draft, change }: Props) {
  const t = useMessageTexts();
  const { core } = useClinicTexts();
  const format = useFormat();
  const [isAdding, setAdding] = useState(false);
  const { answer, isCounting, isWhole } = useAudience(clinicId, draft.filter);
  const found = answer.data;
  const left = found?.patients.filter(
    ({ clinicMemberId, numberKind }) => numberKind === 'REACHABLE' && draft.except.includes(clinicMemberId),
  ).length;
  const reachable = (found?.counts.REACHABLE ?? 0) - (left ?? 0);
  const mayGoOn = isWhole && !isCounting && found !== undefined && !found.isTooMany && reachable > 0;
  return (
    <div className={page.page}>
      <StepHead
        title={draft.template ? t.templates[draft.template] : t.ownText}
        lead={t.filter.title}
        step={1}
      />
      {found && !found.isAvailable ? (
        <Callout tone="turn" title={t.notAvailableTitle}>
          {t.notAvailable}
        </Callout>
      ) : null}
      <div className={styles.columns}>
        <Card as="section" aria-label={t.filter.title}>
          <FilterFields
            clinicId={clinicId}
            input={draft.filter}
            change={(part: Partial<FilterInput>) =>
              change({ filter: { ...draft.filter, ...part }, except: [] })
            }
          />
        </Card>
        <div className={styles.list}>
          <Card>
            <div className={styles.summary}>
              <div role="status">
                <p className={styles.count}>
                  {found ? t.count(reachable) : isWhole && !answer.isError ? t.counting : '–'}
                </p>
                {found && !found.isTooMany ? (
                  <p className={styles.hint}>{t.skippedLine(found.counts)}</p>
                ) : null}
                {found && found.sharedNumbers > 0 ? (
                  <p className={styles.hint}>{t.sharedMaybe(found.sharedNumbers)}</p>
                ) : null}
              </div>
              <Button variant="secondary" icon={<StaffIcon name="import" />} onPress={() => setAdding(true)}>
                {t.numbers.open}
              </Button>
            </div>
          </Card>
          {draft.template === 'CHILD_HEALTH_CHECK' && found && found.counts.MISSING > 0 ? (
            <Callout tone="turn">{t.childrenWithoutNumber(found.counts.MISSING)}</Callout>
          ) : null}
          {found?.isTooMany ? <Callout tone="turn">{t.tooMany(format.number(found.total))}</Callout> : null}
          {answer.isError && !found ? (
            <ErrorState title={t.loadFailed} action={<TryAgain answer={answer} />} />
          ) : null}
          {found || answer.isError ? null : <SkeletonRows label={core.loading} count={8} />}
          {found && found.patients.length === 0 ? (
            <EmptyState icon={<Icon name="search" size="xl" />} title={t.list.none}>
              {t.list.noneText}
            </EmptyState>
          ) : null}
          {found && found.patients.length > 0 ? (
            <>
              {found.total > found.patients.length ? (
                <p className={styles.hint}>
                  {t.list.firstOnes(found.patients.length, format.number(found.total))}
                </p>
              ) : null}
              <PatientTable
                patients={found.patients}
                except={draft.except}
                onChange={(except) => change({ except })}
              />
            </>
          ) : null}
        </div>
      </div>
      <div className={page.buttons}>
        <LinkButton variant="secondary" to="/message-centre" icon={<Icon name="arrow-left" />}>
          {t.steps.template}
        </LinkButton>
        {mayGoOn ? (
          <LinkButton to="/message-centre/message" trailingIcon={<Icon name="arrow-right" />}>
            {t.toMessage}
          </LinkButton>
        ) : (
          <Button isDisabled trailingIcon={<Icon name="arrow-right" />}>
            {t.toMessage}
          </Button>
        )}
      </div>
      <NumbersDrawer clinicId={clinicId} isOpen={isAdding} onClose={() => setAdding(false)} />
    </div>
  );
}
