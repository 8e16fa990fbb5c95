import { addAd, changeAd, listAds, type ManagedAd } from '@tervita/contract/ads';
import { textMax, titleMax } from '@tervita/domain/ads';
import { signupCountries } from '@tervita/domain/clinic-signup';
import type { Country } from '@tervita/domain/core';
import { useId } from 'react';
import { useCommand } from '../../../core/api/index.ts';
import { now } from '../../../core/clock.ts';
import { DayField, FormNotices, keptAside, Pair, useForm } from '../../../core/form/index.ts';
import { useToday, useZone } from '../../../core/format/index.ts';
import { useUser } from '../../../core/session/index.ts';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Drawer } from '../../../ui/drawer.tsx';
import { FieldGroup } from '../../../ui/field-group.tsx';
import { SegmentedControl } from '../../../ui/segmented-control.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { toasts } from '../../../ui/toasts.ts';
import { useCountryNames } from '../../clinic-signup/index.ts';
import styles from '../platform-admin.module.css';
import { usePlatformTexts } from '../texts.ts';
import { checkNotice, countriesIn, type NoticeField, noticeBody, noticeValues } from './notice-values.ts';

interface Props {
  /** Left out: a new one. */
  readonly ad?: ManagedAd | undefined;
  readonly onClose: () => void;
}

const fields: readonly NoticeField[] = ['title', 'text', 'link', 'licence'];

export function NoticeDialog({ ad, onClose }: Props) {
  const { notices: t, cancel, close, saving } = usePlatformTexts();
  const today = useToday();
  const zone = useZone();
  const { userId } = useUser();
  const formId = useId();
  const kept = keptAside(userId, `notice/${ad?.id ?? 'new'}`);
  const options = { refreshes: [listAds], onError: () => true } as const;
  const add = useCommand(addAd, options);
  const change = useCommand(changeAd, options);
  const form = useForm<NoticeField>({
    initial: noticeValues(ad, today, zone),
    labels: t.fields,
    kept: { in: kept, fields },
    check: checkNotice,
    send: async (values) => {
      const body = noticeBody(values, ad, today, zone, now());
      if (ad) await change.mutateAsync({ params: { id: ad.id }, body });
      else await add.mutateAsync({ body });
      kept.write({});
      toasts.show({ tone: 'success', text: t.saved });
      onClose();
    },
  });
  const nameOf = useCountryNames();
  const chosen = countriesIn(form.values);
  const chooseCountry = (country: Country, isChosen: boolean) => {
    const next = signupCountries.filter((each) => (each === country ? isChosen : chosen.includes(each)));
    form.set('allowedCountries', next.join());
  };
  const leave = () => {
    kept.write({});
    onClose();
  };
  const dateOf = (field: 'activeFrom' | 'activeUntil', hint?: string) => {
    const { id, value, error } = form.bind(field);
    return (
      <DayField
        {...{ id, value, error, hint }}
        label={t.fields[field]}
        onChange={(text) => form.set(field, text)}
      />
    );
  };
  return (
    <Drawer
      side="end"
      isOpen
      isDismissable={false}
      title={ad ? t.editTitle : t.addTitle}
      closeLabel={close}
      onClose={leave}
      actions={
        <>
          <Button type="submit" form={formId} isPending={form.isSending} pendingLabel={saving}>
            {t.save}
          </Button>
          <Button variant="ghost" onPress={leave}>
            {cancel}
          </Button>
        </>
      }
    >
      <form id={formId} className={styles.form} onSubmit={form.submit} noValidate>
        <FormNotices form={form} />
        <TextField label={t.fields.title} maxLength={titleMax} {...form.bind('title')} />
        <TextArea
          id={form.idOf('text')}
          label={t.fields.text}
          limit={textMax}
          value={form.values.text}
          error={form.errorOf('text')}
          onChange={(event) => form.set('text', event.target.value)}
        />
        <TextField
          label={t.fields.link}
          hint={t.linkHint}
          type="url"
          inputMode="url"
          {...form.bind('link')}
        />
        <TextField label={t.fields.licence} {...form.bind('licence')} />
        <FieldGroup label={t.fields.targetGender}>
          <SegmentedControl
            isWide
            label={t.fields.targetGender}
            value={form.values.targetGender}
            onChange={(gender) => form.set('targetGender', gender)}
            segments={[
              { value: '', label: t.everybody },
              { value: 'FEMALE', label: t.genders.FEMALE },
              { value: 'MALE', label: t.genders.MALE },
            ]}
          />
        </FieldGroup>
        <Pair>
          <TextField label={t.fields.minAge} inputMode="numeric" maxLength={3} {...form.bind('minAge')} />
          <TextField label={t.fields.maxAge} inputMode="numeric" maxLength={3} {...form.bind('maxAge')} />
        </Pair>
        <fieldset className={styles.countries}>
          <legend>{t.fields.allowedCountries}</legend>
          {signupCountries.map((country) => (
            <Checkbox
              key={country}
              checked={chosen.includes(country)}
              onChange={(event) => chooseCountry(country, event.target.checked)}
            >
              {nameOf(country)}
            </Checkbox>
          ))}
          <p className={styles.hint}>{t.countriesHint}</p>
        </fieldset>
        {dateOf('activeFrom')}
        {dateOf('activeUntil', t.untilHint)}
      </form>
    </Drawer>
  );
}
