import { getGlobalMessages, listClinicMessages, postGlobalMessage } from '@tervita/contract/global-messages';
import type { ChangeEvent } from 'react';
import { useCommand } from '../../core/api/index.ts';
import { type Fault, FormBody, keptAsStaffDraft, useForm } from '../../core/form/index.ts';
import { useSelectedClinic, useUser } from '../../core/session/index.ts';
import { useClinicTexts } from '../../core/texts/clinic.ts';
import { usePublicTexts } from '../../core/texts/index.ts';
import { Banner } from '../../ui/banner.tsx';
import { Card } from '../../ui/card.tsx';
import { FieldGroup } from '../../ui/field-group.tsx';
import { Icon } from '../../ui/icon.tsx';
import { SegmentedControl } from '../../ui/segmented-control.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { toasts } from '../../ui/toasts.ts';
import styles from './global-message.module.css';
import { useGlobalMessagesTexts } from './texts.ts';

const limit = 1000;
const readers = ['ALL', 'PRM_PATIENT', 'PRM_DOCTOR'] as const;
type Field = 'text' | 'forRole';

const faultOf = (text: string): Fault | undefined => {
  if (text.trim() === '') return 'required';
  return [...text.trim()].length > limit ? 'tooLong' : undefined;
};

/** A new message, with the strip as everybody will see it. */
export function MessageEditor() {
  const { core } = useClinicTexts();
  const { banners } = usePublicTexts().shell;
  const t = useGlobalMessagesTexts();
  const { userId } = useUser();
  const clinic = useSelectedClinic();
  const clinicId = clinic?.clinicId ?? '';
  const kept = keptAsStaffDraft(userId, `global-message/${clinicId}`);
  const post = useCommand(postGlobalMessage, {
    refreshes: [listClinicMessages, getGlobalMessages],
    onError: () => true,
  });
  const form = useForm<Field>({
    initial: { text: '', forRole: 'ALL' },
    labels: { text: t.text, forRole: t.whom },
    kept: { in: kept, fields: ['text', 'forRole'] },
    check: ({ text }) => {
      const fault = faultOf(text);
      return fault ? { text: fault } : {};
    },
    send: async ({ text, forRole }) => {
      const role = readers.find((each) => each === forRole);
      await post.mutateAsync({
        body: { clinicId, text: text.trim(), forRole: role === undefined || role === 'ALL' ? null : role },
      });
      kept.write({});
      form.set('text', '');
      toasts.show({ tone: 'success', text: t.posted });
    },
    byCode: { GLOBAL_MESSAGES_FULL: 'text' },
  });
  const { onChange: _, ...text } = form.bind('text');
  const typed = form.values.text.trim();
  return (
    <Card as="section" aria-label={t.editor}>
      <FormBody form={form} sendLabel={t.post} pendingLabel={core.saving}>
        <TextArea
          {...text}
          label={t.text}
          hint={t.hint}
          rows={4}
          limit={limit}
          announceLeft={t.left}
          onChange={(event: ChangeEvent<HTMLTextAreaElement>) => form.set('text', event.target.value)}
        />
        <FieldGroup label={t.whom}>
          <SegmentedControl
            label={t.whom}
            value={form.values.forRole}
            onChange={(role) => form.set('forRole', role)}
            segments={readers.map((value) => ({ value, label: t.readers[value] }))}
          />
        </FieldGroup>
        <FieldGroup label={t.preview}>
          <div className={styles.preview} data-empty={typed === '' || undefined}>
            {typed === '' ? (
              <p>{t.previewEmpty}</p>
            ) : (
              <Banner icon={<Icon name="megaphone" />}>
                {banners.globalMessage(typed, clinic?.clinicName ?? '')}
              </Banner>
            )}
          </div>
        </FieldGroup>
      </FormBody>
    </Card>
  );
}
