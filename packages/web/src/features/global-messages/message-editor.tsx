import { getGlobalMessages, listClinicMessages, postGlobalMessage } from '@tervita/contract/global-messages';
import { languages as allLanguages, type Language } from '@tervita/domain/core';
import { type ChangeEvent, useState } from 'react';
import { ApiError, useCommand } from '../../core/api/index.ts';
import { type Fault, FormBody, keptAsStaffDraft, useForm } from '../../core/form/index.ts';
import { useSelectedClinic, useUser } from '../../core/session/index.ts';
import { useClinicTexts } from '../../core/texts/clinic.ts';
import { languageNames, usePublicTexts } from '../../core/texts/index.ts';
import { Banner } from '../../ui/banner.tsx';
import { Card } from '../../ui/card.tsx';
import { FieldGroup } from '../../ui/field-group.tsx';
import { Icon } from '../../ui/icon.tsx';
import { SegmentedControl } from '../../ui/segmented-control.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { toasts } from '../../ui/toasts.ts';
import { SignInAgain } from '../auth/index.ts';
import styles from './global-message.module.css';
import { useGlobalMessagesTexts } from './texts.ts';

const limit = 1000;
const readers = ['ALL', 'PRM_PATIENT', 'PRM_DOCTOR'] as const;
type Field = Language | 'forRole';

interface Props {
  /** Those of the clinic's country; a message in the first is needed, the others are optional. */
  readonly languages: readonly [Language, ...Language[]];
  /** The form begins anew. */
  readonly onPosted: () => void;
}

const faultOf = (text: string, isNeeded: boolean): Fault | undefined => {
  if (text.trim() === '') return isNeeded ? 'required' : undefined;
  return [...text.trim()].length > limit ? 'tooLong' : undefined;
};

/** A new message in the languages of its readers, with the strips as they will see them. */
export function MessageEditor({ languages, onPosted }: Props) {
  const { core } = useClinicTexts();
  const { banners } = usePublicTexts().shell;
  const t = useGlobalMessagesTexts();
  const [needed, ...others] = languages;
  const labelIn = (language: Language) => (others.length > 0 ? t.textIn(languageNames[language]) : t.text);
  const { userId } = useUser();
  const clinic = useSelectedClinic();
  const clinicId = clinic?.clinicId ?? '';
  const [isTooOld, setTooOld] = useState(false);
  const kept = keptAsStaffDraft(userId, `global-message/${clinicId}`);
  const post = useCommand(postGlobalMessage, {
    refreshes: [listClinicMessages, getGlobalMessages],
    onError: () => true,
  });
  const form = useForm<Field>({
    initial: { et: '', en: '', ru: '', pl: '', forRole: 'ALL' },
    labels: { et: labelIn('et'), en: labelIn('en'), ru: labelIn('ru'), pl: labelIn('pl'), forRole: t.whom },
    kept: { in: kept, fields: [...allLanguages, 'forRole'] },
    check: (values) => {
      const faults = languages.map((language) => [language, faultOf(values[language], language === needed)]);
      return Object.fromEntries(faults.filter(([, fault]) => fault !== undefined));
    },
    send: async (values) => {
      setTooOld(false);
      const role = readers.find((each) => each === values.forRole);
      const texts = others
        .map((language) => [language, values[language].trim()] as const)
        .filter(([, text]) => text !== '');
      await post.mutateAsync({
        body: {
          clinicId,
          text: values[needed].trim(),
          ...(texts.length > 0 ? { texts: Object.fromEntries(texts) } : {}),
          forRole: role === undefined || role === 'ALL' ? null : role,
        },
      });
      kept.write({});
      onPosted();
      toasts.show({ tone: 'success', text: t.posted });
    },
    byCode: { GLOBAL_MESSAGES_FULL: needed },
    onRefused: (error) => {
      const isOld = error instanceof ApiError && error.code === 'SIGN_IN_TOO_OLD';
      setTooOld(isOld);
      return isOld;
    },
  });
  const typed = languages
    .map((language) => ({ language, text: form.values[language].trim() }))
    .filter(({ text }) => text !== '');
  return (
    <Card as="section" aria-label={t.editor}>
      <FormBody form={form} sendLabel={t.post} pendingLabel={core.saving}>
        {languages.map((language) => {
          const { onChange: _, ...field } = form.bind(language);
          return (
            <TextArea
              {...field}
              key={language}
              lang={language}
              label={labelIn(language)}
              hint={language === needed ? t.hint : t.optional}
              rows={language === needed ? 4 : 2}
              limit={limit}
              announceLeft={t.left}
              onChange={(event: ChangeEvent<HTMLTextAreaElement>) => form.set(language, event.target.value)}
            />
          );
        })}
        <FieldGroup label={t.whom}>
          <SegmentedControl
            label={t.whom}
            value={form.values.forRole}
            onChange={(role) => form.set('forRole', role)}
            segments={readers.map((value) => ({ value, label: t.readers[value] }))}
          />
        </FieldGroup>
        <FieldGroup label={t.preview}>
          <div className={styles.preview} data-empty={typed.length === 0 || undefined}>
            {typed.length === 0 ? <p>{t.previewEmpty}</p> : null}
            {typed.map(({ language, text }) => (
              <div key={language} lang={language}>
                <Banner icon={<Icon name="megaphone" />}>
                  {banners.globalMessage(text, clinic?.clinicName ?? '')}
                </Banner>
              </div>
            ))}
          </div>
        </FieldGroup>
        {isTooOld ? <SignInAgain /> : null}
      </FormBody>
    </Card>
  );
}
