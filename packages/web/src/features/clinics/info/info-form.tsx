import { type ClinicInfo, editClinic, getClinicInfo, listMyClinics } from '@tervita/contract/clinics';
import { isWebsite } from '@tervita/domain/clinics';
import type { Country } from '@tervita/domain/core';
import { emailFault } from '@tervita/domain/persons';
import { useState } from 'react';
import { ApiError, useCommand } from '../../../core/api/index.ts';
import { FormBody, useForm } from '../../../core/form/index.ts';
import { useFormat } from '../../../core/format/index.ts';
import { useUser } from '../../../core/session/index.ts';
import { useClinicTexts } from '../../../core/texts/clinic.ts';
import { Button } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { Card } from '../../../ui/card.tsx';
import { FieldError } from '../../../ui/field.tsx';
import { LockedFacts } from '../../../ui/locked-facts.tsx';
import { PhoneField } from '../../../ui/phone-field.tsx';
import { PickField } from '../../../ui/pick-field.tsx';
import { TagListField } from '../../../ui/tag-list-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { toasts } from '../../../ui/toasts.ts';
import styles from './clinic-info.module.css';
import {
  changesOf,
  checkInfo,
  emailsIn,
  type InfoField,
  infoFields,
  joined,
  keptInfo,
  specialDaysFault,
  specialDaysIn,
  valuesOf,
  websitesIn,
  weeklyIn,
} from './info-values.ts';
import { SpecialDaysEditor } from './special-days-editor.tsx';
import { useClinicInfoTexts } from './texts.ts';
import { WeekEditor } from './week-editor.tsx';

interface Props {
  /** As it was when the form began. */
  readonly read: ClinicInfo;
  /** As it is now: another when a colleague saved meanwhile. */
  readonly latest: ClinicInfo;
  readonly onRefused: () => void;
  /** Begins anew with what is there now. */
  readonly onStartOver: () => void;
}

const zones = Intl.supportedValuesOf('timeZone').map((zone) => ({ value: zone, label: zone }));

/** Of two admins the later is refused, reads what the other saved, and keeps what they typed. */
export function InfoForm({ read, latest, onRefused, onStartOver }: Props) {
  const { core } = useClinicTexts();
  const t = useClinicInfoTexts();
  const { moment } = useFormat();
  const { userId } = useUser();
  const country = read.country as Country;
  const [isRefused, setRefused] = useState(false);
  const begun = valuesOf(read, country);
  const kept = keptInfo(userId, read);
  const edit = useCommand(editClinic, { refreshes: [getClinicInfo, listMyClinics], onError: () => true });
  const form = useForm<InfoField>({
    initial: begun,
    labels: { ...t, weekly: t.hours, specialDays: t.special },
    kept: { in: kept, fields: infoFields },
    check: (values) => checkInfo(values, begun, country),
    send: async (values) => {
      const changes = changesOf(values, begun);
      if (Object.keys(changes).length === 0) {
        toasts.show({ tone: 'info', text: t.nothingNew });
        return;
      }
      // Having been told of theirs, one saves over it.
      const body = { replaces: isRefused ? latest.version : read.version, ...changes };
      await edit.mutateAsync({ params: { clinicId: read.clinicId }, body });
      kept.write({});
      toasts.show({ tone: 'success', text: t.saved });
      onStartOver();
    },
    onRefused: (error) => {
      const isChanged = error instanceof ApiError && error.code === 'CLINIC_INFO_CHANGED';
      if (isChanged) {
        setRefused(true);
        onRefused();
      }
      return isChanged;
    },
  });
  const { values } = form;
  const { onChange: _, ...phone } = form.bind('phone');
  const startOver = () => {
    kept.write({});
    onStartOver();
  };
  return (
    <FormBody form={form} sendLabel={t.save} pendingLabel={core.saving}>
      {isRefused ? (
        <Callout
          tone="turn"
          role="alert"
          title={t.changedTitle}
          action={
            <Button size="sm" variant="secondary" onPress={startOver}>
              {t.showTheirs}
            </Button>
          }
        >
          {latest.updatedByName && latest.updatedAt
            ? t.changedBy(latest.updatedByName, moment(latest.updatedAt))
            : null}{' '}
          {t.keepMine}
        </Callout>
      ) : null}
      <LockedFacts
        facts={[
          { label: t.name, value: read.name },
          { label: t.code, value: read.registrationCode ?? '–' },
        ]}
        because={t.legal}
      />
      <Card as="section" aria-label={t.contacts}>
        <h2 className={styles.heading}>{t.contacts}</h2>
        <div className={styles.fields}>
          <TextField label={t.address} maxLength={200} {...form.bind('address')} />
          <PhoneField
            {...phone}
            label={t.phone}
            country={country}
            onChange={(text) => form.set('phone', text)}
          />
          <TagListField
            id={form.idOf('websites')}
            label={t.websites}
            hint={t.websitesHint}
            error={form.errorOf('websites')}
            inputMode="url"
            values={websitesIn(values)}
            removeLabel={t.remove}
            isWrong={(value) => !isWebsite(value)}
            onChange={(list) => form.set('websites', joined(list))}
          />
          <TagListField
            id={form.idOf('emails')}
            label={t.emails}
            hint={t.emailsHint}
            error={form.errorOf('emails')}
            inputMode="email"
            values={emailsIn(values)}
            removeLabel={t.remove}
            isWrong={(value) => emailFault(value) !== undefined}
            onChange={(list) => form.set('emails', joined(list))}
          />
        </div>
      </Card>
      <Card as="section" aria-label={t.hours}>
        <h2 className={styles.heading}>{t.hours}</h2>
        <p className={styles.hint}>{t.hoursHint}</p>
        <div className={styles.fields}>
          <PickField
            id={form.idOf('timeZone')}
            label={t.timeZone}
            error={form.errorOf('timeZone')}
            value={values.timeZone}
            placeholder={values.timeZone}
            searchLabel={t.findZone}
            emptyText={t.noZone}
            options={zones}
            onChange={(zone) => form.set('timeZone', zone)}
          />
          <div id={form.idOf('weekly')} tabIndex={-1}>
            <WeekEditor
              weekly={weeklyIn(values)}
              onChange={(weekly) => form.set('weekly', JSON.stringify(weekly))}
            />
            <FieldError id={form.idOf('weekly')} error={form.errorOf('weekly') && t.hoursWrong} />
          </div>
        </div>
      </Card>
      <Card as="section" aria-label={t.special}>
        <h2 className={styles.heading}>{t.special}</h2>
        <p className={styles.hint}>{t.specialHint}</p>
        <div id={form.idOf('specialDays')} tabIndex={-1}>
          <SpecialDaysEditor
            days={specialDaysIn(values)}
            onChange={(days) => form.set('specialDays', JSON.stringify(days))}
          />
          <FieldError
            id={form.idOf('specialDays')}
            error={
              form.errorOf('specialDays') &&
              (specialDaysFault(values, begun) === 'over' ? t.dayOver : t.daysWrong)
            }
          />
        </div>
      </Card>
    </FormBody>
  );
}
