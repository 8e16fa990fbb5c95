import {
  deleteGlobalMessage,
  getGlobalMessages,
  listClinicMessages,
} from '@tervita/contract/global-messages';
import { languages } from '@tervita/domain/core';
import { useState } from 'react';
import { TryAgain, useAnswer, useCommand } from '../../core/api/index.ts';
import { useFormat } from '../../core/format/index.ts';
import { useSelectedClinic } from '../../core/session/index.ts';
import { useClinicTexts } from '../../core/texts/clinic.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Icon } from '../../ui/icon.tsx';
import { SkeletonRows } from '../../ui/skeleton.tsx';
import { Tag } from '../../ui/tag.tsx';
import { toasts } from '../../ui/toasts.ts';
import styles from './global-message.module.css';
import { useGlobalMessagesTexts } from './texts.ts';

/** What the clinic says now. Any employee may take it back. */
export function ShownMessages() {
  const { core } = useClinicTexts();
  const t = useGlobalMessagesTexts();
  const { moment } = useFormat();
  const clinicId = useSelectedClinic()?.clinicId ?? '';
  const [deletedId, setDeletedId] = useState<string>();
  const answer = useAnswer(listClinicMessages, { params: { clinicId } });
  const remove = useCommand(deleteGlobalMessage, {
    refreshes: [listClinicMessages, getGlobalMessages],
    onDone: () => {
      setDeletedId(undefined);
      toasts.show({ tone: 'success', text: t.deleted });
    },
    onError: () => {
      setDeletedId(undefined);
      return false;
    },
  });
  const messages = answer.data?.messages;
  if (!messages)
    return answer.isError ? (
      <ErrorState title={t.loadFailed} action={<TryAgain answer={answer} />} />
    ) : (
      <SkeletonRows label={core.loading} count={2} />
    );
  if (messages.length === 0)
    return (
      <EmptyState icon={<Icon name="megaphone" size="xl" />} title={t.none}>
        {t.noneHint}
      </EmptyState>
    );
  return (
    <section className={styles.shown} aria-label={t.now}>
      <h2 className={styles.heading}>{t.now}</h2>
      <Card as="ul" isFlush>
        {messages.map(({ id, text, texts, forRole, createdAt, createdByName }) => (
          <li key={id} className={styles.message}>
            <div className={styles.words}>
              <p className={styles.text} lang={answer.data?.languages[0]}>
                {text}
              </p>
              {languages.map((language) =>
                texts[language] ? (
                  <p key={language} className={styles.text} lang={language}>
                    {texts[language]}
                  </p>
                ) : null,
              )}
              <p className={styles.meta}>
                <Tag>{t.readers[forRole ?? 'ALL']}</Tag>
                <span>
                  {createdByName ? t.postedBy(createdByName, moment(createdAt)) : moment(createdAt)}
                </span>
              </p>
            </div>
            <Button
              size="sm"
              variant="secondary"
              icon={<Icon name="trash" />}
              onPress={() => setDeletedId(id)}
            >
              {t.delete}
            </Button>
          </li>
        ))}
      </Card>
      <ConfirmDialog
        isOpen={deletedId !== undefined}
        onClose={() => setDeletedId(undefined)}
        title={t.deleteTitle}
        confirmLabel={t.delete}
        cancelLabel={core.actions.cancel}
        isDangerous
        isPending={remove.isPending}
        pendingLabel={core.saving}
        onConfirm={() => deletedId && remove.mutate({ params: { id: deletedId }, body: { clinicId } })}
      >
        {t.deleteText}
      </ConfirmDialog>
    </section>
  );
}
